import CommandLanguage

/// What a person would do in place of what did not bring a callback about.
struct Remedy {
    /// In a sentence or two.
    let text: Message
    /// Calls that bring the callback about in this session; they are tried.
    let proposals: [UIKitCall]
    /// Whether other changes may do as well, so that the usual variations are tried, too.
    let leavesQuestionsOpen: Bool
    /// Whether it says how things go where nothing is wrong, so that what doctor finds wrong is told, too.
    let isUsualCourse: Bool

    init(
        _ text: Message, _ proposals: [UIKitCall] = [], leavesQuestionsOpen: Bool = false,
        isUsualCourse: Bool = false
    ) {
        self.text = text
        self.proposals = proposals
        self.leavesQuestionsOpen = leavesQuestionsOpen
        self.isUsualCourse = isUsualCourse
    }
}

/// Remedies that are the same in every session.
extension Remedy {
    static let oncePerLoad = Remedy(
        "viewDidLoad comes once in the life of a view. What is to be done each time that the screen "
            + "comes back belongs in viewWillAppear.")

    static let sizeInsteadOfAppearance = Remedy(
        "Override viewWillTransition(to:with:), which comes before each change of the size, or "
            + "viewDidLayoutSubviews, which comes after it.")

    static let sizeInsteadOfTraits = Remedy(
        "Override viewWillTransition(to:with:), which comes whenever the size changes, and compare "
            + "the width with the height. For other traits than the device's, a parent overrides those "
            + "of its child: traitOverrides, before iOS 17 setOverrideTraitCollection(_:forChild:)."
    )

    /// What runs early is given what it needs by then.
    static func setInTime(_ method: String) -> Remedy {
        Remedy(
            "Give it to the initialiser, before super.init, or let nothing ask for the view before it is set: an "
                + "initialiser that touches view runs \(method). Or call the delegate in viewDidAppear."
        )
    }

    static let firstTraits = Remedy(
        "From iOS 13 on a controller has its traits from the beginning, so that its first appearance changes "
            + "none. What depends on traits is set up once in viewDidLoad or viewIsAppearing, by a method that "
            + "traitCollectionDidChange calls, too.", leavesQuestionsOpen: true)

    static let overridingAbove = Remedy(
        "Override the trait on what contains both: the container (parent?.traitOverrides), the window "
            + "(view.window?.traitOverrides), or before iOS 17 the window's overrideUserInterfaceStyle."
    )

    static let ownMethod = Remedy(
        "A delegate is told of what the user does. Put what is to be done into a method of your own, and "
            + "call that where code does the same: behind the call, or in its completion.",
        leavesQuestionsOpen: true)

    static let showingWindow = Remedy(
        "Call makeKeyAndVisible() on the window where its rootViewController was set.",
        [.makeKeyAndVisible("window")])

    static let takenBack = Remedy(
        "What only a finished return may do belongs in viewDidAppear. Where viewWillAppear has begun "
            + "something, transitionCoordinator?.animate(alongsideTransition: nil, completion:) tells by "
            + "isCancelled that it was taken back.", leavesQuestionsOpen: true)

    static let paired = Remedy(
        "End in viewWillDisappear what viewWillAppear begins: these two come in pairs, also where a swipe "
            + "is given up halfway.",
        leavesQuestionsOpen: true)

    static let toldByChild = Remedy(
        "Let the child say that it goes, by a delegate or a closure of its own, and do there what "
            + "viewWillAppear does; or call the same method where the child is removed.")

    static let comingToForeground = Remedy(
        "Observe the notification UIApplication.willEnterForegroundNotification (or "
            + "didBecomeActiveNotification) from viewDidLoad on, or use the scene delegate's "
            + "sceneWillEnterForeground(_:), and do there what viewWillAppear does.")

    static let goingToBackground = Remedy(
        "Observe the notification UIApplication.didEnterBackgroundNotification (or "
            + "willResignActiveNotification), or use the scene delegate's "
            + "sceneDidEnterBackground(_:), and do there what viewWillDisappear does.")
}
