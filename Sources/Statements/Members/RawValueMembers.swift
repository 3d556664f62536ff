import HeadlessUIKit

/// The numbers behind UIKit's enumerations and option sets.
@MainActor
enum RawValues {
    /// Enumerations whose cases are numbers in UIKit, or names.
    static let choices: [any ScriptChoice.Type] = [
        UIStackView.Distribution.self, UIStackView.Alignment.self,
        UISplitViewController.Style.self, UISplitViewController.Column.self,
        UISplitViewController.DisplayMode.self, UISplitViewController.SplitBehavior.self,
        UISplitViewController.PrimaryEdge.self, UISplitViewController.BackgroundStyle.self,
        UIUserInterfaceActiveAppearance.self, UIDisplayGamut.self, UIForceTouchCapability.self,
        UIImageDynamicRange.self, UISceneCaptureState.self, UIListEnvironment.self,
        UITabAccessoryEnvironment.self, UISplitViewControllerLayoutEnvironment.self,
        UIHDRHeadroomUsageLimit.self, NSLayoutConstraint.Attribute.self,
        NSLayoutConstraint.Relation.self, NSLayoutConstraint.Axis.self,
        UISemanticContentAttribute.self, UIUserInterfaceLayoutDirection.self,
        UIScrollView.ContentInsetAdjustmentBehavior.self, UIApplication.State.self,
        UIScene.ActivationState.self, UICollectionView.ScrollDirection.self,
        UIDeviceOrientation.self, UITableView.Style.self, UITableView.ScrollPosition.self,
        UITableView.RowAnimation.self, UITableViewCell.CellStyle.self,
        UITableViewCell.AccessoryType.self, UIViewAnimatingState.self,
        UIViewAnimatingPosition.self, UIView.AnimationCurve.self, UIView.ContentMode.self,
        NSTextAlignment.self, UIButton.ButtonType.self, UIKeyboardType.self, UIReturnKeyType.self,
        UIPageViewController.TransitionStyle.self,
        UIPageViewController.NavigationOrientation.self,
        UIPageViewController.NavigationDirection.self, UIPageViewController.SpineLocation.self,
        UIInterfaceOrientation.self, UIAlertAction.Style.self, UIAlertController.Style.self,
        CLError.Code.self, UISceneError.Code.self, UIUserInterfaceSizeClass.self,
        UIUserInterfaceStyle.self, UIUserInterfaceIdiom.self,
        UITraitEnvironmentLayoutDirection.self, UIContentSizeCategory.self,
        UIAccessibilityContrast.self, UIUserInterfaceLevel.self, UILegibilityWeight.self,
        UIBarButtonItem.Style.self, UIBarButtonItem.SystemItem.self, UITabBarItem.SystemItem.self,
        UINavigationItem.LargeTitleDisplayMode.self, UIModalPresentationStyle.self,
        UIModalTransitionStyle.self, UIStatusBarStyle.self, UIStatusBarAnimation.self,
        UIBarStyle.self, UINavigationController.Operation.self, UITextField.BorderStyle.self,
        UITextField.ViewMode.self, UITextField.DidEndEditingReason.self,
        UIScrollView.KeyboardDismissMode.self, UITextAutocapitalizationType.self,
        UITextAutocorrectionType.self, UITextSpellCheckingType.self, UITextSmartQuotesType.self,
        UITextSmartDashesType.self, UITextSmartInsertDeleteType.self, UIKeyboardAppearance.self,
        UITextContentType.self, UIFont.TextStyle.self, NSLineBreakMode.self,
        UIBaselineAdjustment.self, UIProgressView.Style.self, UIActivityIndicatorView.Style.self,
        UIGestureRecognizer.State.self, CLAuthorizationStatus.self, UITouch.Phase.self,
    ]

    private static let byName = Dictionary(
        uniqueKeysWithValues: choices.map { ($0.type.name, values(of: $0)) })

    private static func values<Choice: ScriptChoice>(_ type: Choice.Type) -> [Value] {
        type.choices.map { choice in
            let raw = (choice as? any RawRepresentable)?.rawValue
            return (raw as? Int).map(Value.int) ?? (raw as? String).map(Value.string) ?? .null
        }
    }

    private static func values(of type: any ScriptChoice.Type) -> [Value] { values(type) }

    /// What an enumeration of that name has besides its cases.
    static func members(ofChoices name: String, _ type: @autoclosure () -> TypeDescription?)
        -> TypeMembers
    {
        var members = TypeMembers()
        guard let values = byName[name], let type = type(), let first = values.first else {
            return members
        }
        let rawType: ValueType = if case .string = first { .string } else { .int }
        members.properties.append(
            MemberProperty(
                "rawValue", type: rawType,
                get: { (value) throws(ConversionFailure) in
                    guard case .choice(_, let index) = value, values.indices.contains(index) else {
                        throw ConversionFailure(argument: nil)
                    }
                    return values[index]
                }))
        members.initialisers.append(
            MemberMethod(
                "init(rawValue:)", types: [rawType], defaults: [:],
                result: .optional(.named(type))
            ) { (_, arguments) throws(ConversionFailure) in
                let index = values.firstIndex { $0.equals(arguments[0]) }
                return index.map { .choice(type, $0) } ?? .null
            })
        return members
    }

    /// What an option set has besides its options.
    static func members(ofOptions type: TypeDescription) -> TypeMembers {
        var members = TypeMembers()
        members.properties.append(
            MemberProperty(
                "rawValue", type: .int,
                get: { (value) throws(ConversionFailure) in
                    guard case .options(_, let bits) = value else {
                        throw ConversionFailure(argument: nil)
                    }
                    return .int(Int(truncatingIfNeeded: bits))
                }))
        members.initialisers.append(
            MemberMethod(
                "init(rawValue:)", types: [.int], defaults: [:], result: .named(type)
            ) { (_, arguments) throws(ConversionFailure) in
                guard case .int(let bits) = arguments[0] else {
                    throw ConversionFailure(argument: 0)
                }
                return .options(type, UInt(bitPattern: bits))
            })
        members.initialisers.append(
            MemberMethod(
                "init(_:)", types: [.named(type)], defaults: [:], result: .named(type)
            ) { (_, arguments) throws(ConversionFailure) in arguments[0] })
        return members
    }
}
