import HierarchyRecords

extension CallbackGuide {
    /// Loading and leaving.
    static let loading: [CallbackGuide] = [
        CallbackGuide(
            .awakeFromNib, "The object was made from a nib or a storyboard.",
            when:
                "Once, with instantiation, before the view is loaded; outlets into a storyboard's "
                + "view are still nil. Apple's guide lists it after outlets and view; logs show "
                + "it before loadView. The traits are unspecified before iOS 13, predicted from 13 "
                + "on. Controllers made in code never get it.",
            belongs: ["set-up that the nib cannot express and that needs no view"],
            avoid: ["anything that asks for the view: it would load it too early"],
            rules: [.l01, .d21, .l11, .l02], related: [.initWithCoder, .loadView, .viewDidLoad]),
        CallbackGuide(
            .loadView, "Makes the controller's root view.",
            when: "Once, at the first use of the view, whoever asks for it.",
            belongs: [
                "self.view = … of a view made in code, without super"
            ],
            avoid: [
                "super.loadView() where the view is made in code",
                "reading self.view before it is set: that calls loadView again",
                "sizes: the view has not found its place",
            ],
            rules: [.l02, .l01], related: [.viewDidLoad],
            example: "new home; root home"),
        CallbackGuide(
            .viewDidLoad, "The root view was loaded.",
            when: "Once a controller, right after loadView, long before the view is in a window.",
            belongs: [
                "subviews and constraints that stay", "the data that the views show at first",
                "addChild, addSubview, didMove(toParent:) of children that are always there",
            ],
            avoid: [
                "sizes, safe area and traits: they are not final",
                "anything to be done at each appearance: it comes only once",
                "presenting: the view is in no window",
            ],
            rules: [.l02, .l01], related: [.loadView, .viewIsAppearing],
            example: "new home; root home"),
        CallbackGuide(
            .deinitialized, "The controller is gone.",
            when: "At once when nothing holds it strongly any more.",
            belongs: ["ending what the controller began: timers, observations, requests"],
            avoid: [
                "asking for the view: that would load it", "starting anything that holds self",
            ],
            rules: [.v05], related: [.didMoveToParent, .dismissCompletion],
            example: "new a; forget a"),
    ]
}
