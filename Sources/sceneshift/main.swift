Platform.secureStandardStreams()
Platform.exit(CommandLineProgram.run(Array(CommandLine.arguments.dropFirst())).rawValue)
