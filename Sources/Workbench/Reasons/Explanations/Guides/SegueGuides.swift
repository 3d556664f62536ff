import HierarchyRecords

extension CallbackGuide {
    /// Storyboards: what decoding, segues and unwinding call.
    static let segues: [CallbackGuide] = [
        CallbackGuide(
            .initWithCoder, "The object is being made of a storyboard or nib.",
            when: "First of all, before awakeFromNib. Outlets are nil, and storyboard is not known "
                + "yet. Controllers made in code never get it.",
            belongs: ["stored properties that need values, then super.init(coder:)"],
            avoid: ["fatalError(): the storyboard could not make the object"],
            rules: [.l01, .l11], related: [.awakeFromNib, .loadView]),
        CallbackGuide(
            .shouldPerformSegue, "Asks whether a segue may be performed.",
            when: "Before a segue that a tap begins, and before an embed segue; not for "
                + "performSegue(withIdentifier:sender:).",
            belongs: ["a check of what the user has typed"],
            avoid: ["preparing: the destination does not exist yet"],
            rules: [.g03, .g04], related: [.prepareForSegue]),
        CallbackGuide(
            .prepareForSegue, "A segue is about to be performed.",
            when: "After the destination was made and before its view is loaded.",
            belongs: ["handing data and a delegate to segue.destination"],
            avoid: [
                "the destination's outlets and view: they are nil, or would be loaded too early"
            ],
            rules: [.g01, .g02, .a151], related: [.shouldPerformSegue, .performSegue]),
        CallbackGuide(
            .performSegue, "A segue of the app's own shows its destination.",
            when: "After prepare; UIKit does nothing else.",
            belongs: ["presenting, pushing or adding the destination"],
            avoid: ["leaving it out: nothing would be shown"],
            rules: [.g02], related: [.prepareForSegue]),
        CallbackGuide(
            .allowedChildrenForUnwinding, "Asks which children may take an unwind segue.",
            when:
                "In the search for the segue's target, of each controller on the way up, and of the "
                + "children that it names.",
            belongs: ["the children of a container, without the one that holds the source"],
            avoid: ["children that are not shown and cannot be shown"],
            rules: [.g07, .g09], related: [.canPerformUnwind, .unwindTowards]),
        CallbackGuide(
            .canPerformUnwind, "Asks whether the controller takes an unwind segue's action.",
            when: "In the search for the segue's target, of a controller that allows no children; "
                + "up to iOS 12 by its older name.",
            belongs: ["a reason why the segue must go on to a controller further up"],
            avoid: ["changes: it is only a question"],
            rules: [.g07, .g09, .g05], related: [.allowedChildrenForUnwinding]),
        CallbackGuide(
            .unwindTowards, "A container goes towards the target of an unwind segue.",
            when: "After the action and the dismissal, of each container on the way down.",
            belongs: ["showing the child that is given"],
            avoid: ["dismissing: UIKit has done that"],
            rules: [.g05, .g07], related: [.allowedChildrenForUnwinding]),
    ]
}
