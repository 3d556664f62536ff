import Testing

/// A plausible wrong deed in a step of the course: another controller, another order, a view alone,
/// code in place of a finger.
struct WrongDeed: Sendable, CustomTestStringConvertible {
    /// The lesson and the step, as `lesson` takes them: `8 1`.
    let step: String
    let lines: [String]

    var testDescription: String { step + ": " + lines.joined(separator: "; ") }

    private init(_ step: String, _ lines: String...) {
        (self.step, self.lines) = (step, lines)
    }

    static let all = [
        WrongDeed("2 2", "root detail"),
        WrongDeed("2 2", "add detail"),
        WrongDeed("4 1", "home.addChild(a)", "home.view.addSubview(a.view)"),
        WrongDeed("4 3", "add b"),
        WrongDeed(
            "4 3",
            "home.view.addSubview(b.view)",
            "home.addChild(b)",
            "b.didMove(toParent: home)"),
        WrongDeed("5 1", "home.view.addSubview(a.view)", "home.addChild(a)"),
        WrongDeed("5 1", "add a"),
        WrongDeed("6 1", "add a"),
        WrongDeed("6 4", "home.addChild(a)", "a.didMove(toParent: home)"),
        WrongDeed("7 1", "a.willMove(toParent: home)", "a.didMove(toParent: home)"),
        WrongDeed("7 3", "remove a", "add a"),
        WrongDeed("8 1", "a.willMove(toParent: nil)", "a.removeFromParent()"),
        WrongDeed("8 3", "add b", "b.willMove(toParent: nil)", "b.removeFromParent()"),
        WrongDeed("9 1", "remove a", "add b"),
        WrongDeed("9 3", "cycle b to a"),
        WrongDeed("10 1", "add side"),
        WrongDeed("10 4", "rotate landscape", "add page"),
        WrongDeed("11 1", "home.addChild(a)", "a.loadViewIfNeeded()", "a.didMove(toParent: home)"),
        WrongDeed(
            "11 2",
            "a.beginAppearanceTransition(true, animated: true)",
            "a.endAppearanceTransition()"),
        WrongDeed("12 2", "pan map2 -52.5 13.4"),
        WrongDeed("12 5", "note.loadViewIfNeeded()"),
        WrongDeed("12 5", "window.addSubview(note.view)"),
        WrongDeed("14 1", "new n", "root n", "add list"),
        WrongDeed("14 3", "remove detail"),
        WrongDeed("15 1", "new t", "root t", "add a", "t.addChild(b)", "t.addChild(c)"),
        WrongDeed("16 1", "new book", "root book", "add one"),
        WrongDeed("16 3", "page two", "page one"),
        WrongDeed("16 5", "page two"),
        WrongDeed("17 1", "new s", "root s", "add left to s", "add right to s"),
        WrongDeed("17 4", "remove right"),
        WrongDeed("18 1", "new d", "root d", "add page", "d.addChild(menu)"),
        WrongDeed("18 5", "open left", "close"),
        WrongDeed("19 1", "present page as currentContext"),
        WrongDeed("20 2", "dismiss"),
        WrongDeed("20 5", "present form as fullScreen", "dismiss"),
        WrongDeed("21 1", "present page as fullScreen"),
        WrongDeed("22 3", "popover menu at 100 300 60 40", "dismiss"),
        WrongDeed("22 5", "popover menu at 100 300 60 40"),
        WrongDeed("23 4", "present note as custom", "note.transitioningDelegate = dimming"),
        WrongDeed("24 1", "dismiss"),
        WrongDeed("24 4", "form.save()", "present form", "dismiss"),
        WrongDeed("26 1", "home.addChild(film)"),
        WrongDeed("26 2", "new frame", "root frame", "remove film", "add film to frame"),
        WrongDeed(
            "26 4",
            "present movie as overFullScreen",
            "movie.modalPresentationCapturesStatusBarAppearance = true"),
        WrongDeed("27 1", "album.didReceiveMemoryWarning()"),
        WrongDeed("28 1", "home.view.addSubview(a.view)", "home.view.addSubview(b.view)"),
        WrongDeed(
            "28 2",
            "together { home.view.addSubview(a.view); home.view.addSubview(b.view) }"),
        WrongDeed("29 1", "push page"),
        WrongDeed("29 2", "present page"),
        WrongDeed("29 5", "push page onto third"),
        WrongDeed("30 1", "present page as fullScreen", "page.transitioningDelegate = slides"),
        WrongDeed("30 2", "dismiss", "present page"),
        WrongDeed(
            "33 1",
            "home.viewWillLayoutSubviews()",
            "home.view.layoutSubviews()",
            "home.viewDidLayoutSubviews()"),
        WrongDeed("33 3", "box.frame = CGRect(x: 0, y: 59, width: 100, height: 40)"),
        WrongDeed("33 4", "box.frame = CGRect(x: 20, y: 59, width: 353, height: 40)"),
        WrongDeed("34 1", "form.saved()"),
        WrongDeed("34 2", "box.saved()"),
        WrongDeed("35 2", "add menu frame 0 0 120 852"),
        WrongDeed(
            "35 5",
            "rotate landscape",
            "menu.view.frame = CGRect(x: 0, y: 0, width: 120, height: 393)"),
    ]
}
