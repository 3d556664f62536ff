import CommandLanguage
import HeadlessUIKit
import Statements

/// How much has happened in a world so far. A step that failed and left the mark as it was has only
/// been checked: nothing has to be taken back.
struct WorldMark: Equatable {
    private let events: Int
    private let objects: Int
    private let names: Int
    private let lines: Int
    private let types: Int
    private let changes: Int

    @MainActor
    init(of world: World) {
        events = world.simulator.nextSequence
        objects = world.simulator.objectCount
        names = world.statements.variables.revision
        lines = world.statements.linesRun
        types = world.statements.variables.classes.declarationCount
        changes = world.changes
    }
}

extension Diagnostic {
    /// Whether it is about words, which are looked at before anything is done.
    var isAboutWords: Bool {
        switch code {
        case .unfinished, .syntax, .unknownCommand, .ambiguousCommand, .unknownName,
            .unknownMember, .wrongArity, .wrongType, .duplicateName, .reservedName:
            true
        case .wrongValue, .illegal, .notLoaded, .file, .sessionFormat, .limit, .expectation,
            .unsupported:
            false
        }
    }
}
