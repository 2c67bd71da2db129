"""What is put into a wheel besides the package as it lies here."""
