import CommandLanguage
import HeadlessUIKit

/// Commands for a finger on the screen, and the transition under it.
extension CommandTable {
    static let fingerCommands = [swipeCommand, progressCommand, finishCommand, cancelCommand]

    private static let swipeCommand = Command(
        "swipe", .containers, "Begins a swipe that pops or turns a page, and leaves it there.",
        [
            .optional("WHERE", .choice(swipes)),
            .optional("CONTAINER", .object(.controller), after: "in"),
        ],
        synopsis: "swipe back [in NAV], swipe [forward|reverse] [in PAGE]",
        details: [
            Command.Detail("NAV", "the navigation controller in front unless another is named"),
            Command.Detail("PAGE", "the page controller in front unless another is named"),
            Command.Detail("", "'progress F' moves the finger, 'finish' and 'cancel' lift it"),
        ],
        examples: [
            "new a; new b; new n as nav with a b; root n; swipe back; progress 0.4; cancel",
            "new a; new b; new p as page with a b; root p; swipe; finish; swipe reverse; cancel",
        ]
    ) { (interpreter, arguments) throws(Diagnostic) in
        let span = arguments.verb.word.span
        guard arguments.choice(0) == "back" else {
            let pages = try interpreter.pages(arguments, 1)
            let isReverse = arguments.choice(0) == "reverse"
            return try interpreter.swipe(isReverse ? .reverse : .forward, in: pages, at: span)
        }
        let stack = try interpreter.deepStack(arguments, 1)
        guard stack.canPopInteractively else {
            throw Diagnostic(
                .illegal, at: span, "'\(interpreter.name(of: stack))' cannot be swiped now")
        }
        stack.beginInteractivePop()
    }

    private static let swipes = Choices(noun: "swipe", words: ["back", "forward", "reverse"])

    private static let progressCommand = Command(
        "progress", .containers, "Moves the finger that drives a transition.",
        [Parameter("F", .number)],
        details: [Command.Detail("F", "how far it has gone, from 0 to 1")],
        examples: ["new a; new b; new n as nav with a b; root n; swipe back; progress 0.4; finish"]
    ) { (interpreter, arguments) throws(Diagnostic) in
        let transition = try interpreter.transitionUnderFinger(arguments)
        guard let progress = arguments.number(0), (0...1).contains(progress) else {
            throw Diagnostic(
                .wrongValue, at: arguments.span(0), "a finger's progress goes from 0 to 1")
        }
        transition.update(progress)
    }

    private static let finishCommand = Command(
        "finish", .containers, "Lifts the finger, and the transition goes on to its end.",
        examples: ["new a; new b; new n as nav with a b; root n; swipe back; finish"]
    ) { (interpreter, arguments) throws(Diagnostic) in
        try interpreter.transitionUnderFinger(arguments).finish(in: interpreter.world.simulator)
    }

    private static let cancelCommand = Command(
        "cancel", .containers, "Lifts the finger, and the transition goes back to its beginning.",
        examples: ["new a; new b; new n as nav with a b; root n; swipe back; cancel"]
    ) { (interpreter, arguments) throws(Diagnostic) in
        try interpreter.transitionUnderFinger(arguments).cancel(in: interpreter.world.simulator)
    }
}

extension Interpreter {
    fileprivate func transitionUnderFinger(
        _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> InteractiveTransition {
        if let transition = world.simulator.interactiveTransition { return transition }
        throw Diagnostic(
            .illegal, at: arguments.verb.word.span, "no finger drives a transition",
            hint: "swipe back")
    }
}
