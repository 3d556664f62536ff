// The system's C library under one name, so that no other file asks which system it is.
#if canImport(Darwin)
    @_exported import Darwin

    extension stat {
        /// The time of the last change, under the name that POSIX gives it.
        public var st_mtim: timespec { st_mtimespec }
    }
#else
    @_exported import Glibc
#endif
