import CommandLanguage

/// One command: everything that help, completion, binding and errors need to know of it.
final class Command: Sendable {
    /// What running it does to the session.
    enum Effect: Sendable {
        /// It changes the world: one step of the journal.
        case step
        /// A step that moves the run loop, so not inside `on` and `together`.
        case turn
        /// It looks, and may look anywhere, also inside `on` and `together`.
        case look
        /// It writes into the log, and changes nothing else.
        case note
        /// It runs other commands, each for itself, or as part of the step that it runs in.
        case control
        /// It moves the session as a whole, so not inside `on` and `together`.
        case session
    }

    /// What the flags `animated` and `unanimated` mean to it.
    enum Animation: Sendable {
        /// They are words like any other.
        case unknown
        /// They are refused: UIKit tells the callbacks `false` in any case.
        case never
        case byDefault
    }

    /// What `why not` tries to add to it, where it was not said.
    enum Addition: Sendable {
        /// A style of presentation.
        case style
        /// Another presenter.
        case presenter
        /// Another parent.
        case parent
        /// That nothing is animated.
        case animation
    }

    typealias Run = @MainActor (Session, borrowing Arguments) throws(Diagnostic) -> Void
    typealias RunInWorld =
        @MainActor @Sendable (World, borrowing Arguments) throws(Diagnostic) -> Void
    typealias Classify = @MainActor (borrowing Arguments) -> Effect

    let name: String
    let group: CommandGroup
    /// One sentence.
    let summary: String
    let parameters: [Parameter]
    let shapes: ParameterShapes
    let animation: Animation
    /// Whether its blocks hold commands that run as part of it.
    let holdsCommands: Bool
    /// Whether it is one more of a row of expectations, and does not end the row.
    let isExpectation: Bool
    /// Whether it may run while a step is stopped in the middle, although it moves the session.
    private let steersStopped: Bool
    /// Whether it moves among steps, and so needs no world.
    let travels: Bool
    /// Whether it is the user's hand on the device, which needs an app in front.
    let isByHand: Bool
    /// Whether a word of the user's may have its name, and means something else outside of lessons.
    let isOfLessons: Bool
    /// What it is in the code of an app.
    let code: CodeForm
    /// What `why not` tries to add to it, the likeliest first.
    let additions: [Addition]
    private let effect: Effect
    private let classify: Classify?
    /// The UIKit calls behind it, in order, for `help`.
    let calls: [String]
    /// Scripts that run as they are.
    let examples: [String]
    /// Further lines for `help`.
    let details: [Detail]
    private let writtenSynopsis: String?
    private let body: Run

    /// A row of the help page.
    struct Detail: Sendable {
        let term: String
        let text: String
        /// The word behind a file.
        static let over = Detail(
            "over", "writes over a file that is no session or export of vcr, or through a link")

        init(_ term: String, _ text: String) {
            self.term = term
            self.text = text
        }
    }

    init(
        _ name: String, _ group: CommandGroup, _ summary: String, _ parameters: [Parameter] = [],
        effect: Effect = .step, classify: Classify? = nil, animation: Animation = .unknown,
        isExpectation: Bool = false, isOfLessons: Bool = false, travels: Bool = false,
        steersStopped: Bool = false, isByHand: Bool = false,
        synopsis: String? = nil, calls: [String] = [], code: CodeForm = .unknown,
        additions: [Addition] = [], details: [Detail] = [], examples: [String], run: @escaping Run
    ) {
        precondition(parameters.count <= Arguments.capacity)
        self.name = name
        self.group = group
        self.summary = summary
        self.parameters = parameters
        shapes = ParameterShapes(parameters)
        holdsCommands =
            effect != .session
            && parameters.contains { if case .block = $0.kind { true } else { false } }
        self.isExpectation = isExpectation
        self.isOfLessons = isOfLessons
        self.travels = travels
        self.steersStopped = steersStopped
        self.isByHand = isByHand
        self.code = code
        self.additions = additions
        self.effect = effect
        self.classify = classify
        self.animation = animation
        self.calls = calls
        self.examples = examples
        self.details = details
        writtenSynopsis = synopsis
        body = run
    }

    /// A command that needs the world, and nothing else of the session.
    convenience init(
        _ name: String, _ group: CommandGroup, _ summary: String, _ parameters: [Parameter] = [],
        effect: Effect = .step, classify: Classify? = nil, animation: Animation = .unknown,
        isExpectation: Bool = false, steersStopped: Bool = false, isByHand: Bool = false,
        synopsis: String? = nil,
        calls: [String] = [], code: CodeForm = .unknown, additions: [Addition] = [],
        details: [Detail] = [],
        examples: [String], inWorld run: @escaping RunInWorld
    ) {
        self.init(
            name, group, summary, parameters, effect: effect, classify: classify,
            animation: animation, isExpectation: isExpectation, steersStopped: steersStopped,
            isByHand: isByHand, synopsis: synopsis, calls: calls, code: code, additions: additions,
            details: details,
            examples: examples,
            run: { (session, arguments) throws(Diagnostic) in
                try run(session.world, arguments)
            })
    }

    /// Runs it; the user's hand only where the app is in front.
    @MainActor
    func run(
        _ session: Session, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        if isByHand { try session.world.checkInFront(arguments.verb.word) }
        try body(session, arguments)
    }

    /// What running it with these operands does.
    @MainActor
    func effect(of arguments: borrowing Arguments) -> Effect {
        guard let classify else { return effect }
        return classify(arguments)
    }

    /// Whether it is a step, and no turn of the run loop.
    var isStep: Bool { effect == .step }

    /// Whether it can be more than a look or a move of the session.
    var mayChangeWorld: Bool {
        switch effect {
        case .step, .turn, .control: true
        case .look, .note, .session: classify != nil
        }
    }

    /// Whether it can be a step by itself.
    var mayBeStep: Bool {
        switch effect {
        case .step, .turn: true
        case .look, .note, .control, .session: classify != nil
        }
    }

    /// Whether all it ever does is to look.
    var isLooking: Bool { effect == .look && classify == nil }

    /// Whether it ends a row of expectations; what runs other commands leaves it to them.
    var endsExpectations: Bool { !isExpectation && effect != .control }

    /// Whether it may run while a step is stopped in the middle.
    func mayRunWhileStopped(_ effect: Effect) -> Bool {
        switch effect {
        case .look, .control: true
        case .session: steersStopped
        case .step, .turn, .note: false
        }
    }

    /// `cycle OLD to NEW [over SECONDS]`
    var synopsis: String {
        if let writtenSynopsis { return writtenSynopsis }
        var words = [name] + parameters.map(\.synopsis)
        if animation == .byDefault { words.append("[animated|unanimated]") }
        return words.joined(separator: " ")
    }
}

/// What `help` lists together.
enum CommandGroup: String, CaseIterable, Sendable {
    case hierarchy = "Hierarchy"
    case presentation = "Presentation"
    case containers = "Containers and the finger"
    case traitsAndLayout = "Traits and layout"
    case callbacks = "Callbacks and time"
    case looking = "Looking"
    case expectations = "Expectations"
    case teaching = "Lessons"
    case journal = "Journal and sessions"
    case shell = "Shell"
}
