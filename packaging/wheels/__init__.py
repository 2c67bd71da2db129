"""The files of a wheel besides the package itself."""
