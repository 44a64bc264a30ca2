import Linting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

Terminal.ignoreClosedPipes()
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
