import CommandLanguage

/// A line of statements while it is checked: where the check is, what the line declares, and what was
/// found. The checkers of its parts share it and hold nothing else; `LineUnderCheck+Checkers.swift` names
/// them.
@MainActor
package final class LineUnderCheck {
    let variables: StatementVariables
    /// What becomes of statements that only change looks.
    let cosmetics: Cosmetics

    var place: CodePlace
    var declared = LineDeclarations()
    var found = CheckFindings()
    var group = GroupInProgress()
    var effort = CheckEffort()

    init(
        variables: StatementVariables, language: SourceLanguage = .swift, givesAdvice: Bool = true,
        cosmetics: Cosmetics = .quiet
    ) {
        self.variables = variables
        self.cosmetics = cosmetics
        place = CodePlace(language: language)
        place.givesAdvice = givesAdvice
    }

    /// The language of the code that is checked.
    package var language: SourceLanguage { place.language }

    /// Whether an unknown name gets its nearest right spelling.
    var givesAdvice: Bool { place.givesAdvice }

    /// The line, function or closure around what is checked.
    var scope: CheckScope { place.scope }

    /// The class whose code is checked.
    var classContext: ClassContext? { place.classContext }

    /// Whether the code is of a type itself, so that `self` is that type.
    var isInCodeOfType: Bool {
        place.language == .swift && classContext?.hasSelf == false && scope.knows("self")
    }

    /// The session's classes.
    var classes: ClassTable { variables.classes }

    /// The nearest right spelling of a name that is unknown; nil where nobody will read it.
    func nearest(to name: String, among names: @autoclosure () -> [String]) -> String? {
        givesAdvice ? NearestName.nearest(to: name, among: names()) : nil
    }

    // MARK: Looks that are taken back

    /// What a check changes, but for what is captured or declared within a scope.
    struct Memory {
        fileprivate let place: CodePlace
        fileprivate let declared: LineDeclarations
        fileprivate let found: CheckFindings
        fileprivate let group: GroupInProgress
        fileprivate let effort: CheckEffort
    }

    /// How it stands now, to go back to.
    var memory: Memory {
        Memory(place: place, declared: declared, found: found, group: group, effort: effort)
    }

    /// Takes back what was checked since.
    func goBack(to memory: Memory) {
        place = memory.place
        declared = memory.declared
        found = memory.found
        group = memory.group
        effort = memory.effort
    }
}
