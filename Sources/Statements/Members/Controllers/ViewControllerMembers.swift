import HeadlessUIKit

extension MemberList<UIViewController> {
    mutating func addByHand() {
        property(
            "shouldAutomaticallyForwardAppearanceMethods",
            { $0.shouldAutomaticallyForwardAppearanceMethods },
            override: { $0.forwardsAppearanceMethods = $1 })

        property(
            "contentUnavailableConfiguration",
            { $0.contentUnavailableConfiguration as? UIContentUnavailableConfiguration },
            { $0.contentUnavailableConfiguration = $1 })

        addTraitRegistration()

        addRestoration()

        TypeDescription.addSegues(&self)
    }
}
