ctypedef long long i64
