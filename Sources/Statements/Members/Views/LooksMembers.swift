/// Members that only change looks and that the model lacks, by class, as the documentation lists them:
/// properties, and methods without their labels. Statements that set or call one are left out.
@MainActor
enum LooksMembers {
    /// Whether the type has or inherits a member of that name.
    static func contain(_ name: String, of type: TypeDescription, in classes: ClassTable) -> Bool {
        type.lineage(in: classes).contains { names[$0.name]?.contains(name) ?? false }
    }

    /// The names that the member which a selector sets or calls may have.
    static func names(of selector: String) -> [String] {
        let head = String(selector.prefix { $0 != ":" })
        guard let property = selector.propertyOfSetter else { return [head] }
        return [head, property, "is" + property.capitalisedFirst]
    }

    static let names: [String: Set<String>] = [
        "UIView": [
            "addMotionEffect", "drawHierarchy", "maskView", "mask", "motionEffects",
            "removeMotionEffect", "tintAdjustmentMode", "clearsContextBeforeDrawing",
            "largeContentTitle", "largeContentImage",
            "showsLargeContentViewer", "scalesLargeContentImage", "focusEffect", "hoverStyle",
            "setNeedsDisplay", "layerClass", "contentScaleFactor", "contentStretch",
            "cornerConfiguration",
        ],
        "CALayer": [
            "actions", "allowsEdgeAntialiasing", "allowsGroupOpacity",
            "anchorPointZ", "backgroundFilters", "borderPath", "compositingFilter", "contents",
            "contentsCenter", "contentsFormat", "contentsGravity", "contentsRect", "contentsScale",
            "cornerCurve", "doubleSided", "drawsAsynchronously", "edgeAntialiasingMask", "filters",
            "isDoubleSided", "isGeometryFlipped", "isOpaque",
            "magnificationFilter",
            "minificationFilter", "minificationFilterBias", "rasterizationScale",
            "shadowPath", "style",
            "toneMapMode", "wantsExtendedDynamicRangeContent",
        ],
        "UILabel": [
            "lineBreakStrategy", "preferredVibrancy",
            "showsExpansionTextWhenTruncated", "sizingRule",
        ],
        "UIButton": [
            "adjustsImageSizeForAccessibilityContentSizeCategory", "adjustsImageWhenDisabled",
            "adjustsImageWhenHighlighted", "configurationUpdateHandler", "contentEdgeInsets",
            "imageEdgeInsets", "isPointerInteractionEnabled", "isSpringLoaded",
            "preferredBehavioralStyle",
            "reversesTitleShadowWhenHighlighted", "setBackgroundImage",
            "setNeedsUpdateConfiguration", "setPreferredSymbolConfiguration", "setTitleShadowColor",
            "showsTouchWhenHighlighted", "titleEdgeInsets",
        ],
        "UIControl": [
            "contentHorizontalAlignment", "contentVerticalAlignment", "isSymbolAnimationEnabled",
        ],
        "UITextField": [
            "background",
            "defaultTextAttributes", "disabledBackground", "leftViewMode", "rightViewMode",
            "typingAttributes",
        ],
        "UITextView": [
            "borderStyle", "linkTextAttributes",
            "typingAttributes", "usesStandardTextScaling", "dataDetectorTypes",
        ],
        "UIImageView": [
            "adjustsImageSizeForAccessibilityContentSizeCategory", "animationDuration",
            "animationImages", "animationRepeatCount", "highlightedAnimationImages",
            "preferredImageDynamicRange", "preferredSymbolConfiguration", "startAnimating",
            "stopAnimating", "addSymbolEffect", "removeAllSymbolEffects",
        ],
        "UIScrollView": [
            "bottomEdgeEffect", "leftEdgeEffect",
            "rightEdgeEffect", "topEdgeEffect",
        ],
        "UITableView": [
            "cellLayoutMarginsFollowReadableWidth", "fillerRowHeight",
            "insetsContentViewsToSafeArea",
            "sectionIndexBackgroundColor", "sectionIndexColor",
            "sectionIndexMinimumDisplayRowCount", "sectionIndexTrackingBackgroundColor",
            "separatorEffect", "separatorInsetReference",
        ],
        "UITableViewCell": [
            "backgroundView", "focusStyle", "multipleSelectionBackgroundView",
            "selectedBackgroundView", "shouldIndentWhileEditing", "showsReorderControl",
        ],
        "UICollectionViewCell": ["backgroundView", "selectedBackgroundView"],
        "UINavigationBar": [
            "backIndicatorImage", "backIndicatorTransitionMaskImage", "barTintColor",
            "largeTitleTextAttributes",
            "preferredBehavioralStyle", "setBackgroundImage",
            "setTitleVerticalPositionAdjustment", "shadowImage", "titleTextAttributes",
        ],
        "UITabBar": [
            "backgroundImage", "barStyle", "barTintColor", "itemPositioning", "itemSpacing",
            "itemWidth", "selectedImageTintColor",
            "selectionIndicatorImage",
            "shadowImage", "unselectedItemTintColor",
        ],
        "UIToolbar": [
            "barStyle", "barTintColor", "setBackgroundImage", "setShadowImage",
        ],
        "UIBarItem": [
            "imageInsets", "landscapeImagePhone", "largeContentSizeImage",
            "largeContentSizeImageInsets", "landscapeImagePhoneInsets", "setTitleTextAttributes",
        ],
        "UIBarButtonItem": [
            "setBackButtonBackgroundImage", "setBackButtonTitlePositionAdjustment",
            "setBackgroundImage", "setBackgroundVerticalPositionAdjustment",
            "setTitlePositionAdjustment", "setTitleTextAttributes", "hidesSharedBackground",
        ],
        "UITabBarItem": [
            "badgeColor", "scrollEdgeAppearance", "setBadgeTextAttributes", "standardAppearance",
            "titlePositionAdjustment", "setTitleTextAttributes",
        ],
        "UINavigationItem": [
            "backButtonDisplayMode"
        ],
        "UISwitch": ["offImage", "onImage", "onTintColor", "preferredStyle", "thumbTintColor"],
        "UISlider": [
            "maximumTrackTintColor", "maximumValueImage", "minimumTrackTintColor",
            "minimumValueImage", "preferredBehavioralStyle", "setMaximumTrackImage",
            "setMinimumTrackImage", "setThumbImage", "thumbTintColor",
        ],
        "UIProgressView": ["progressImage", "trackImage"],
        "UISegmentedControl": [
            "apportionsSegmentWidthsByContent", "selectedSegmentTintColor", "setBackgroundImage",
            "setContentPositionAdjustment", "setDividerImage", "setTitleTextAttributes",
        ],
        "UIPageControl": [
            "backgroundStyle", "direction",
            "preferredCurrentPageIndicatorImage", "preferredIndicatorImage", "setIndicatorImage",
        ],
        "UISearchBar": [
            "backgroundImage", "barStyle", "barTintColor", "searchBarStyle",
            "searchTextPositionAdjustment",
            "setImage", "setPositionAdjustment", "setSearchFieldBackgroundImage",
        ],
        "UIStepper": [
            "setBackgroundImage", "setDecrementImage", "setDividerImage", "setIncrementImage",
        ],
        "UIButton.Configuration": [
            "attributedSubtitle", "attributedTitle", "automaticallyUpdateForSelection",
            "imageColorTransformer", "imageReservation", "indicator", "indicatorColorTransformer",
            "macIdiomStyle", "preferredSymbolConfigurationForImage", "subtitleLineBreakMode",
            "subtitleTextAttributesTransformer", "titleLineBreakMode",
            "titleTextAttributesTransformer",
        ],
        "UIListContentConfiguration": ["alpha", "axesPreservingSuperviewLayoutMargins"],
        "UIListContentConfiguration.TextProperties": [
            "colorTransformer", "lineBreakStrategy", "showsExpansionTextWhenTruncated",
        ],
        "UIListContentConfiguration.ImageProperties": [
            "preferredSymbolConfiguration", "strokeColor", "strokeWidth", "tintColorTransformer",
        ],
        "UIBackgroundConfiguration": [
            "backgroundColorTransformer", "customView",
            "edgesAddingLayoutMarginsToBackgroundInsets",
            "image", "imageContentMode", "shadowProperties", "strokeColorTransformer",
            "visualEffect",
        ],
    ]
}
