/// A lesson of one step with a goal, in which parts can be put in other places.
func sampleLesson(
    front: String = "rules: C10",
    goal: String = "expect tree {\n  home [appeared]\n    a [appeared]\n}",
    solution: String = "add a", rest: String = ""
) -> String {
    """
    ---
    lesson: adding
    title: Adding
    \(front)
    ---
    Hello.

    ## One
    ```vcr setup
    new home; new a; root home
    ```
    ```vcr goal
    \(goal)
    ```
    ```hint
    Add it.
    ```
    ```vcr solution
    \(solution)
    ```
    \(rest)
    """
}

/// A lesson of one step that asks for an order.
let predictingLesson = """
    ---
    lesson: predicting
    title: Predicting
    ---
    ## One
    ```vcr setup quiet
    new home; new a; root home; add a
    ```
    ```predict remove a
    a.willMove(toParent: nil)
    a.viewWillDisappear(false)
    a.didMove(toParent: nil)
    a.viewDidDisappear(false)
    not: a.deinit
    ```
    """
