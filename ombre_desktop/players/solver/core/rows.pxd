# What the declarations of all modules use; packaging/solver joins them, in the order of the modules.
cimport cython

ctypedef long long i64
