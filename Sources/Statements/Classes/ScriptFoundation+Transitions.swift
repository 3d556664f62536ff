import HeadlessUIKit

extension ScriptFoundation {
    @MainActor
    static var presentationInitialisers: [ScriptInitialiser] {
        [
            ScriptInitialiser(
                "init(presentedViewController:presenting:)",
                [.named(.viewController), .named(.viewController).wrapped]
            ) { object, arguments in
                guard let presented = arguments.first.flatMap(UIViewController.from) else { return }
                let presenting = arguments.count > 1 ? UIViewController.from(arguments[1]) : nil
                (object as? UIPresentationController)?.adopt(
                    presented: presented, presenting: presenting)
            }
        ]
    }
}

extension ScriptFoundation {
    @MainActor
    static var segueInitialisers: [ScriptInitialiser] {
        [
            ScriptInitialiser(
                "init(identifier:source:destination:)",
                [.string.wrapped, .named(.viewController), .named(.viewController)]
            ) { object, arguments in
                guard arguments.count > 2, let source = UIViewController.from(arguments[1]),
                    let destination = UIViewController.from(arguments[2])
                else { return }
                (object as? UIStoryboardSegue)?.adopt(
                    identifier: String.from(arguments[0]), source: source,
                    destination: destination)
            }
        ]
    }
}
