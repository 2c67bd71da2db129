"""The desktop application: everything that needs Qt."""
