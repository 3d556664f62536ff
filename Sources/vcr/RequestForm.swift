import ArgumentParser
import Console

/// A form of the command line, as the argument parser reads it.
protocol RequestForm: ParsableCommand {
    /// What a command line of this form asks for.
    var request: Request { get }
}

extension Subcommand {
    /// The form of the words that follow it.
    var form: any RequestForm.Type {
        switch self {
        case .test: TestCommand.self
        case .check: CheckCommand.self
        case .stub: StubCommand.self
        case .lesson: LessonCommand.self
        case .guide: GuideCommand.self
        case .export: ExportCommand.self
        case .compareLog: CompareLogCommand.self
        case .importRecording: ImportRecordingCommand.self
        case .swift: SwiftCommand.self
        case .kit: KitCommand.self
        case .help: HelpCommand.self
        case .completions: CompletionsCommand.self
        case .manual: ManualCommand.self
        }
    }
}
