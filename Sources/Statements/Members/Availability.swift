/// The first iOS that has a type or a member, as UIKit's documentation gives it; what is not listed
/// is as old as the oldest system.
@MainActor
enum Availability {
    /// By type: the first system of its initialisers and of all that the type itself has.
    static let types = [
        "UIStackView": 9, "UIFontMetrics": 11, "UILayoutGuide": 9, "UIViewPropertyAnimator": 10,
        "UICubicTimingParameters": 10, "UISpringTimingParameters": 10,
        "UIMutableTraits": 17, "UITraitOverrides": 17, "UITab": 18, "UIAction": 13,
        "UIHoverGestureRecognizer": 13,
        "NSDirectionalEdgeInsets": 11, "UIGraphicsImageRenderer": 10,
        "UISheetPresentationController.Detent": 15,
        "UIWindowScene.GeometryPreferences.iOS": 16,
        "UIViewController.Transition": 18,
    ]

    /// By type, then by member: properties by their name, methods by their base name or in full.
    static let members: [String: [String: Int]] = [
        "UIView": anchors.merging(ofViews) { $1 }.merging(ofEnvironments) { $1 },
        "UILayoutGuide": anchors,
        "UIViewController": ofControllers.merging(ofEnvironments) { $1 },
        "UIPresentationController": ofEnvironments.filter {
            $0.key != "overrideUserInterfaceStyle" && !$0.key.hasPrefix("update")
        },
        "UIWindow": ["windowScene": 13, "init(windowScene:)": 13],
        "UIApplication": ["connectedScenes": 13, "preferredContentSizeCategory": 7],
        "UIFont": [
            "preferredFont(forTextStyle:)": 7, "preferredFont(forTextStyle:compatibleWith:)": 10,
            "systemFont(ofSize:weight:)": 9,
        ],
        "UILabel": ["adjustsFontForContentSizeCategory": 10],
        "UITextField": ["adjustsFontForContentSizeCategory": 10, "textContentType": 10],
        "UITextView": ["adjustsFontForContentSizeCategory": 10, "textContentType": 10],
        "UITraitCollection": ofTraits,
        "UIColor": ofColors,
        "UIImage": ["init(systemName:)": 13],
        "UIWindowScene": [
            "requestGeometryUpdate": 16, "effectiveGeometry": 16,
            "statusBarManager": 13,
        ],
        "UISheetPresentationController": [
            "prefersPageSizing": 17, "invalidateDetents": 16,
        ],
        "UISheetPresentationController.Detent": ["custom": 16, "resolvedValue": 16],
        "UIViewPropertyAnimator": ["scrubsLinearly": 11, "pausesOnCompletion": 11],
        "UIScrollView": [
            "contentInsetAdjustmentBehavior": 11, "adjustedContentInset": 11,
            "adjustedContentInsetDidChange": 11, "contentLayoutGuide": 11, "frameLayoutGuide": 11,
        ],
        "UIStackView": ["customSpacing": 11, "setCustomSpacing": 11],
        "NSLayoutXAxisAnchor": [
            "constraint(equalToSystemSpacingAfter:multiplier:)": 11,
            "constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)": 11,
            "constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)": 11,
        ],
        "NSLayoutYAxisAnchor": [
            "constraint(equalToSystemSpacingBelow:multiplier:)": 11,
            "constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)": 11,
            "constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)": 11,
        ],
        "UINavigationBar": ["prefersLargeTitles": 11],
        "UINavigationItem": [
            "largeTitleDisplayMode": 11, "searchController": 11,
            "hidesSearchBarWhenScrolling": 11,
        ],
        "UIControl": ["addAction": 14, "removeAction": 14],
        "UISplitViewController": [
            "init(style:)": 14, "setViewController(_:for:)": 14, "viewController(for:)": 14,
            "show(_:)": 14, "hide(_:)": 14, "style": 14, "splitBehavior": 14,
            "preferredSplitBehavior": 14, "primaryEdge": 11, "primaryBackgroundStyle": 13,
        ],
        "UITabBarController": ["tabs": 18, "selectedTab": 18],
    ]

    private static let anchors = Dictionary(
        uniqueKeysWithValues: [
            "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor",
            "bottomAnchor", "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor",
        ].map { ($0, 9) })

    private static let ofEnvironments = [
        "overrideUserInterfaceStyle": 13, "traitOverrides": 17, "updateTraitsIfNeeded": 17,
        "registerForTraitChanges": 17, "unregisterForTraitChanges": 17,
    ]

    private static let ofViews = [
        "firstBaselineAnchor": 9, "lastBaselineAnchor": 9, "layoutGuides": 9, "addLayoutGuide": 9,
        "removeLayoutGuide": 9, "layoutMarginsGuide": 9, "readableContentGuide": 9,
        "semanticContentAttribute": 9, "effectiveUserInterfaceLayoutDirection": 10,
        "safeAreaInsets": 11, "safeAreaLayoutGuide": 11, "safeAreaInsetsDidChange": 11,
        "insetsLayoutMarginsFromSafeArea": 11, "directionalLayoutMargins": 11,
        "transform3D": 13, "keyboardLayoutGuide": 15,
        "animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)":
            17,
    ]

    // AD-HOC: `loadViewIfNeeded` and `viewIfLoaded`, of iOS 9, are there before: a session of iOS 5
    // needs them to tell of views that are unloaded.
    private static let ofControllers = [
        "additionalSafeAreaInsets": 11,
        "viewSafeAreaInsetsDidChange": 11, "viewLayoutMarginsDidChange": 11,
        "systemMinimumLayoutMargins": 11, "viewRespectsSystemMinimumLayoutMargins": 11,
        "prefersHomeIndicatorAutoHidden": 11, "childForHomeIndicatorAutoHidden": 11,
        "setNeedsUpdateOfHomeIndicatorAutoHidden": 11,
        "preferredScreenEdgesDeferringSystemGestures": 11,
        "childForScreenEdgesDeferringSystemGestures": 11,
        "setNeedsUpdateOfScreenEdgesDeferringSystemGestures": 11,
        "viewIsAppearing": 13, "isModalInPresentation": 13,
        "childViewControllerForPointerLock": 14, "prefersPointerLocked": 14,
        "setNeedsUpdateOfPrefersPointerLocked": 14,
        "sheetPresentationController": 15, "activePresentationController": 16,
        "setNeedsUpdateOfSupportedInterfaceOrientations": 16, "preferredTransition": 18,
    ]

    private static let ofTraits = [
        "init(forceTouchCapability:)": 9, "forceTouchCapability": 9,
        "init(displayGamut:)": 10, "displayGamut": 10, "init(layoutDirection:)": 10,
        "layoutDirection": 10, "init(preferredContentSizeCategory:)": 10,
        "preferredContentSizeCategory": 10, "init(userInterfaceStyle:)": 12,
        "userInterfaceStyle": 12, "current": 13, "performAsCurrent": 13,
        "hasDifferentColorAppearance": 13, "init(accessibilityContrast:)": 13,
        "accessibilityContrast": 13, "init(userInterfaceLevel:)": 13, "userInterfaceLevel": 13,
        "init(legibilityWeight:)": 13, "legibilityWeight": 13, "init(activeAppearance:)": 14,
        "activeAppearance": 14, "init(mutations:)": 17, "modifyingTraits": 17,
        "changedTraits": 17, "init(imageDynamicRange:)": 17, "imageDynamicRange": 17,
        "init(sceneCaptureState:)": 17, "sceneCaptureState": 17,
        "init(typesettingLanguage:)": 17, "typesettingLanguage": 17,
        "systemTraitsAffectingColorAppearance": 17, "systemTraitsAffectingImageLookup": 17,
        "listEnvironment": 18, "tabAccessoryEnvironment": 26,
        "splitViewControllerLayoutEnvironment": 26, "hdrHeadroomUsageLimit": 26,
        "resolvesNaturalAlignmentWithBaseWritingDirection": 26,
    ]

    private static let ofColors = Dictionary(
        uniqueKeysWithValues: [
            "init(dynamicProvider:)", "resolvedColor", "label", "secondaryLabel", "tertiaryLabel",
            "quaternaryLabel", "placeholderText", "link", "separator", "opaqueSeparator",
            "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
            "systemGroupedBackground", "secondarySystemGroupedBackground",
            "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill",
            "tertiarySystemFill", "quaternarySystemFill", "systemIndigo", "systemBrown",
            "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        ].map { ($0, 13) } + [("systemMint", 15), ("systemCyan", 15)])

    /// Closes what the simulated system is too old for.
    static func limit(_ members: TypeMembers, of type: String) {
        guard types[type] != nil || self.members[type] != nil else { return }
        let listed = self.members[type] ?? [:]
        for property in members.properties + members.staticProperties {
            if let version = listed[property.name] { property.limit(to: version) }
        }
        for method in members.methods {
            if let version = listed[method.base] ?? listed[method.name] {
                method.limit(to: version)
            }
        }
        for method in members.staticMethods + members.initialisers {
            if let version = listed[method.base] ?? listed[method.name] {
                method.limit(to: version)
            } else if let version = types[type] {
                method.limit(to: version, as: type)
            }
        }
    }

    /// In Swift's own words, with the system that the session has.
    static func check(_ name: String, since version: Int) throws(ConversionFailure) {
        guard !MemberTable.isAvailable(ios: version) else { return }
        throw ConversionFailure(refusal: refusal(name, since: version))
    }

    /// What is said of a member that the session's system is too old for.
    static func refusal(_ name: String, since version: Int) -> String {
        "'\(name)' is only available in iOS \(version) or newer; "
            + "this session is iOS \(MemberTable.systemVersion)"
    }
}

@MainActor
extension MemberProperty {
    /// Systems before that one do not have it.
    fileprivate func limit(to version: Int) {
        let (name, get, set, look) = (name, get, set, look)
        func limited(_ getter: @escaping Getter) -> Getter {
            { (receiver) throws(ConversionFailure) in
                try Availability.check(name, since: version)
                return try getter(receiver)
            }
        }
        func limited(_ setter: @escaping Setter) -> Setter {
            { (receiver, value) throws(ConversionFailure) in
                try Availability.check(name, since: version)
                try setter(&receiver, value)
            }
        }
        replace(get: limited(get), set: set.map(limited), look: look.map(limited))
    }
}

@MainActor
extension MemberMethod {
    /// Systems before that one do not have it.
    fileprivate func limit(to version: Int, as type: String? = nil) {
        let (name, call) = (type ?? name, call)
        replace { (receiver, arguments) throws(ConversionFailure) in
            try Availability.check(name, since: version)
            return try call(receiver, arguments)
        }
    }
}
