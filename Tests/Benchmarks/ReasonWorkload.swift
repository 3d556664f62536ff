/// W6: `why not` on a session of 1,000 steps, each of which may matter to what is asked.
enum ReasonWorkload {
    /// One is answered by one change, the other by none, which takes the longest.
    static let questions = ["why not c7.viewWillDisappear", "why not c7.viewDidLoad"]

    /// The session, and the question at its end.
    static func script(asking question: String) -> String {
        let children = (0..<249).map { number in
            "new c\(number); add c\(number); set c\(number).view.alpha 0.5\n"
                + "c\(number).title = \"child\"\n"
        }
        return "new home; root home\n" + children.joined() + "new b; present b as pageSheet\n"
            + question + "\n"
    }
}
