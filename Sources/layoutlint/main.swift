#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

puts("layoutlint")
