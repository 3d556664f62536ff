/// W2's work in code: what each of its commands does, a statement a line.
enum StatementWorkload {
    /// The language of the script, with its name as a sentence has it.
    enum Language: String, CaseIterable {
        case swift = "Swift"
        case objectiveC = "Objective-C"
    }

    /// A script whose lines add a child and remove it, so many lines in all.
    static func script(in language: Language, lines: Int) -> String {
        let pair = pair(in: language)
        let lines = lines / pair.count { $0 == "\n" }
        return "new root\nroot root\nnew child\n" + String(repeating: pair, count: lines)
    }

    /// What `add` and `remove` do.
    private static func pair(in language: Language) -> String {
        switch language {
        case .swift:
            """
            root.addChild(child)
            child.view.frame = root.view.bounds
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()

            """
        case .objectiveC:
            """
            [root addChildViewController:child];
            child.view.frame = root.view.bounds;
            [root.view addSubview:child.view];
            [child didMoveToParentViewController:root];
            [child willMoveToParentViewController:nil];
            [child.view removeFromSuperview];
            [child removeFromParentViewController];

            """
        }
    }
}
