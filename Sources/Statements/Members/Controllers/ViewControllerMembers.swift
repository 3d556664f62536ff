import HeadlessUIKit

extension MemberList<UIViewController> {
    mutating func addByHand() {
        unwrappedProperty(
            "view", { $0.view }, { $0.view = $1 }, look: { $0.viewIfLoaded })

        property(
            "shouldAutomaticallyForwardAppearanceMethods",
            { $0.shouldAutomaticallyForwardAppearanceMethods },
            override: { $0.forwardsAppearanceMethods = $1 })

        addTraitRegistration()

        property(
            "presentationController", { $0.presentationController },
            look: { .some($0.presentationControllerIfMade) })
        property(
            "popoverPresentationController", { $0.popoverPresentationController },
            look: { .some($0.presentationControllerIfMade as? UIPopoverPresentationController) })
        property(
            "sheetPresentationController", { $0.sheetPresentationController },
            look: { .some($0.presentationControllerIfMade as? UISheetPresentationController) })

        TypeDescription.addContainers(&self)
        TypeDescription.addSegues(&self)
    }
}
