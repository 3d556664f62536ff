/// Objective-C's names of members where the rules of the import do not lead back to them, from
/// UIKit's headers.
///
/// Keys are `Type.member` in Swift, with a parameter's type behind `/` where members differ in
/// nothing else. A `+` marks a class method that Swift has as an initialiser.
enum ObjectiveCExceptions {
    static let members = others.merging(anchors) { first, _ in first }

    private static let others: [String: [String]] = [
        // Objects
        "NSObject.isKind(of:)": ["isKindOfClass:"],
        "NSObject.isMember(of:)": ["isMemberOfClass:"],
        "NSObject.responds(to:)": ["respondsToSelector:"],
        "NSObject.perform(_:)": ["performSelector:"],
        "NSObject.perform(_:with:)": ["performSelector:withObject:"],
        "NSObject.perform(_:with:afterDelay:)": ["performSelector:withObject:afterDelay:"],
        // Responders
        "UIResponder.next": ["nextResponder"],
        "UIApplication.shared": ["sharedApplication"],
        "UIScreen.main": ["mainScreen"],
        "UIDevice.current": ["currentDevice"],
        "UIWindowScene.requestGeometryUpdate(_:errorHandler:)": [
            "requestGeometryUpdateWithPreferences:errorHandler:"
        ],
        "UIViewController.Transition.coverVertical": ["coverVerticalTransition"],
        "UIViewController.Transition.flipHorizontal": ["flipHorizontalTransition"],
        "UIViewController.Transition.crossDissolve": ["crossDissolveTransition"],
        "UIViewController.Transition.partialCurl": ["partialCurlTransition"],
        "UIViewController.Transition.zoom(options:sourceViewProvider:)": [
            "zoomWithOptions:sourceViewProvider:"
        ],
        // Notifications
        "NSException.init(name:reason:userInfo:)": [
            "+exceptionWithName:reason:userInfo:", "initWithName:reason:userInfo:",
        ],
        "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)": [
            "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:"
        ],
        "OperationQueue.main": ["mainQueue"],
        "OperationQueue.addOperation(_:)": ["addOperationWithBlock:"],
        "NotificationCenter.default": ["defaultCenter"],
        "NotificationCenter.addObserver(forName:object:queue:using:)": [
            "addObserverForName:object:queue:usingBlock:"
        ],
        "NotificationCenter.post(_:)": ["postNotification:"],
        "NotificationCenter.post(name:object:userInfo:)": [
            "postNotificationName:object:userInfo:", "postNotificationName:object:",
        ],
        "Notification.init(name:object:userInfo:)": [
            "+notificationWithName:object:userInfo:", "+notificationWithName:object:",
            "initWithName:object:userInfo:",
        ],
        // Views
        "UIView.insertSubview(_:at:)": ["insertSubview:atIndex:"],
        "UIView.exchangeSubview(at:withSubviewAt:)": [
            "exchangeSubviewAtIndex:withSubviewAtIndex:"
        ],
        "UIColor.withAlphaComponent(_:)": ["colorWithAlphaComponent:"],
        "UIColor.cgColor": ["CGColor"],
        "UIFont.systemFont(ofSize:)": ["systemFontOfSize:"],
        "UIFont.systemFont(ofSize:weight:)": ["systemFontOfSize:weight:"],
        "UIFont.withSize(_:)": ["fontWithSize:"],
        "UIFont.preferredFont(forTextStyle:)": ["preferredFontForTextStyle:"],
        "UIFont.preferredFont(forTextStyle:compatibleWith:)": [
            "preferredFontForTextStyle:compatibleWithTraitCollection:"
        ],
        "UIFontMetrics.default": ["defaultMetrics"],
        "UIFontMetrics.init(forTextStyle:)": ["+metricsForTextStyle:", "initForTextStyle:"],
        "UIFontMetrics.scaledFont(for:)": ["scaledFontForFont:"],
        "UIFontMetrics.scaledFont(for:maximumPointSize:)": [
            "scaledFontForFont:maximumPointSize:"
        ],
        "UIFontMetrics.scaledValue(for:)": ["scaledValueForValue:"],
        "UIFontMetrics.scaledValue(for:compatibleWith:)": [
            "scaledValueForValue:compatibleWithTraitCollection:"
        ],
        "UIActivityIndicatorView.init(style:)": ["initWithActivityIndicatorStyle:"],
        "UIActivityIndicatorView.style": ["activityIndicatorViewStyle"],
        "UIFont.boldSystemFont(ofSize:)": ["boldSystemFontOfSize:"],
        "UIButton.init(type:)": ["+buttonWithType:"],
        "UIButton.setTitleColor(_:for:)": ["setTitleColor:forState:"],
        "UIButton.titleColor(for:)": ["titleColorForState:"],
        "UIControl.addTarget(_:action:for:)": ["addTarget:action:forControlEvents:"],
        "UIGestureRecognizer.require(toFail:)": ["requireGestureRecognizerToFail:"],
        "UIGestureRecognizer.location(in:)": ["locationInView:"],
        "UIGestureRecognizer.canPrevent(_:)": ["canPreventGestureRecognizer:"],
        "UIGestureRecognizer.canBePrevented(by:)": ["canBePreventedByGestureRecognizer:"],
        "UIGestureRecognizer.shouldRequireFailure(of:)": [
            "shouldRequireFailureOfGestureRecognizer:"
        ],
        "UIGestureRecognizer.shouldBeRequiredToFail(by:)": [
            "shouldBeRequiredToFailByGestureRecognizer:"
        ],
        "UIPanGestureRecognizer.translation(in:)": ["translationInView:"],
        "UIPanGestureRecognizer.setTranslation(_:in:)": ["setTranslation:inView:"],
        "UIPanGestureRecognizer.velocity(in:)": ["velocityInView:"],
        "UIView.isDescendant(of:)": ["isDescendantOfView:"],
        "UIView.convert(_:from:)/CGPoint": ["convertPoint:fromView:"],
        "UIView.convert(_:to:)/CGPoint": ["convertPoint:toView:"],
        "UIView.convert(_:from:)/CGRect": ["convertRect:fromView:"],
        "UIView.convert(_:to:)/CGRect": ["convertRect:toView:"],
        "UIView.animate(withDuration:delay:options:animations:completion:)": [
            "animateWithDuration:delay:options:animations:completion:",
            "animateWithDuration:animations:completion:", "animateWithDuration:animations:",
        ],
        "UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:"
            + "completion:)": [
                "animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:"
                    + "completion:"
            ],
        "UIView.transition(with:duration:options:animations:completion:)": [
            "transitionWithView:duration:options:animations:completion:"
        ],
        "UIView.transition(from:to:duration:options:completion:)": [
            "transitionFromView:toView:duration:options:completion:"
        ],
        "UIWindow.makeKey()": ["makeKeyWindow"],
        "UINavigationBar.pushItem(_:animated:)": ["pushNavigationItem:animated:"],
        "UINavigationBar.popItem(animated:)": ["popNavigationItemAnimated:"],
        // Constraints
        "NSLayoutConstraint.activate(_:)": ["activateConstraints:"],
        "NSLayoutConstraint.deactivate(_:)": ["deactivateConstraints:"],
        "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)": [
            "+constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:"
        ],
        "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)": [
            "constraintsWithVisualFormat:options:metrics:views:"
        ],
        "UILayoutPriority.required": ["UILayoutPriorityRequired"],
        "UILayoutPriority.defaultHigh": ["UILayoutPriorityDefaultHigh"],
        "UILayoutPriority.dragThatCanResizeScene": ["UILayoutPriorityDragThatCanResizeScene"],
        "UILayoutPriority.sceneSizeStayPut": ["UILayoutPrioritySceneSizeStayPut"],
        "UILayoutPriority.dragThatCannotResizeScene": [
            "UILayoutPriorityDragThatCannotResizeScene"
        ],
        "UILayoutPriority.defaultLow": ["UILayoutPriorityDefaultLow"],
        "UILayoutPriority.fittingSizeLevel": ["UILayoutPriorityFittingSizeLevel"],
        "UIView.forFirstBaselineLayout": ["viewForFirstBaselineLayout"],
        "UIView.forLastBaselineLayout": ["viewForLastBaselineLayout"],
        "UIView.contentHuggingPriority(for:)": ["contentHuggingPriorityForAxis:"],
        "UIView.setContentHuggingPriority(_:for:)": ["setContentHuggingPriority:forAxis:"],
        "UIView.contentCompressionResistancePriority(for:)": [
            "contentCompressionResistancePriorityForAxis:"
        ],
        "UIView.setContentCompressionResistancePriority(_:for:)": [
            "setContentCompressionResistancePriority:forAxis:"
        ],
        "UIView.systemLayoutSizeFitting(_:)": ["systemLayoutSizeFittingSize:"],
        "UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:"
            + "verticalFittingPriority:)": [
                "systemLayoutSizeFittingSize:withHorizontalFittingPriority:"
                    + "verticalFittingPriority:"
            ],
        "UIStackView.insertArrangedSubview(_:at:)": ["insertArrangedSubview:atIndex:"],
        "UIStackView.setCustomSpacing(_:after:)": ["setCustomSpacing:afterView:"],
        "UIStackView.customSpacing(after:)": ["customSpacingAfterView:"],
        // Controllers
        "UIViewController.parent": ["parentViewController"],
        "UIViewController.children": ["childViewControllers"],
        "UIViewController.isMovingToParent": ["isMovingToParentViewController"],
        "UIViewController.isMovingFromParent": ["isMovingFromParentViewController"],
        "UIViewController.addChild(_:)": ["addChildViewController:"],
        "UIViewController.removeFromParent()": ["removeFromParentViewController"],
        "UIViewController.transition(from:to:duration:options:animations:completion:)": [
            "transitionFromViewController:toViewController:duration:options:animations:completion:"
        ],
        "UIViewController.collapseSecondaryViewController(_:for:)": [
            "collapseSecondaryViewController:forSplitViewController:"
        ],
        "UIViewController.separateSecondaryViewController(for:)": [
            "separateSecondaryViewControllerForSplitViewController:"
        ],
        "UIViewController.setOverrideTraitCollection(_:forChild:)": [
            "setOverrideTraitCollection:forChildViewController:"
        ],
        "UIViewController.overrideTraitCollection(forChild:)": [
            "overrideTraitCollectionForChildViewController:"
        ],
        "UIViewController.present(_:animated:completion:)": [
            "presentViewController:animated:completion:"
        ],
        "UIViewController.dismiss(animated:completion:)": [
            "dismissViewControllerAnimated:completion:"
        ],
        "UIViewController.show(_:sender:)": ["showViewController:sender:"],
        "UISplitViewController.show(_:)": ["showColumn:"],
        "UISplitViewController.hide(_:)": ["hideColumn:"],
        "UISplitViewController.setViewController(_:for:)": ["setViewController:forColumn:"],
        "UISplitViewController.viewController(for:)": ["viewControllerForColumn:"],
        // Storyboards
        "UIStoryboard.init(name:bundle:)": ["+storyboardWithName:bundle:"],
        "UIStoryboardSegue.source": ["sourceViewController"],
        "UIStoryboardSegue.destination": ["destinationViewController"],
        "UIStoryboardSegue.init(identifier:source:destination:performHandler:)": [
            "+segueWithIdentifier:source:destination:performHandler:"
        ],
        "UIStoryboardUnwindSegueSource.source": ["sourceViewController"],
        "UIViewController.childContaining(_:)": ["childViewControllerContainingSegueSource:"],
        "UIViewController.segueForUnwinding(to:from:identifier:)": [
            "segueForUnwindingToViewController:fromViewController:identifier:"
        ],
        "UIViewController.canPerformUnwindSegueAction(_:from:withSender:)": [
            "canPerformUnwindSegueAction:fromViewController:withSender:"
        ],
        "UINib.init(nibName:bundle:)": ["+nibWithNibName:bundle:"],
        "UINib.instantiate(withOwner:options:)": ["instantiateWithOwner:options:"],
        "Bundle.main": ["mainBundle"],
        "Bundle.loadNibNamed(_:owner:options:)": ["loadNibNamed:owner:options:"],
        // Presentation
        "UIPresentationController.init(presentedViewController:presenting:)": [
            "initWithPresentedViewController:presentingViewController:"
        ],
        "UIPresentationController.adaptivePresentationStyle(for:)": [
            "adaptivePresentationStyleForTraitCollection:"
        ],
        "UISheetPresentationController.Detent.Identifier.medium": [
            "UISheetPresentationControllerDetentIdentifierMedium"
        ],
        "UISheetPresentationController.Detent.Identifier.large": [
            "UISheetPresentationControllerDetentIdentifierLarge"
        ],
        "UISheetPresentationController.Detent.medium()": ["mediumDetent"],
        "UISheetPresentationController.Detent.large()": ["largeDetent"],
        "UISheetPresentationController.Detent.custom(identifier:resolver:)": [
            "customDetentWithIdentifier:resolver:"
        ],
        "UISheetPresentationController.Detent.resolvedValue(in:)": ["resolvedValueInContext:"],
        "UIViewImplicitlyAnimating.finishAnimation(at:)": ["finishAnimationAtPosition:"],
        "UIViewPropertyAnimator.finishAnimation(at:)": ["finishAnimationAtPosition:"],
        "UIViewControllerTransitionCoordinator.notifyWhenInteractionChanges(_:)": [
            "notifyWhenInteractionChangesUsingBlock:"
        ],
        "UIViewControllerTransitionCoordinator.notifyWhenInteractionEnds(_:)": [
            "notifyWhenInteractionEndsUsingBlock:"
        ],
        "UIViewControllerTransitionCoordinator.animateAlongsideTransition(in:animation:completion:)":
            ["animateAlongsideTransitionInView:animation:completion:"],
        "UIViewControllerContextTransitioning.viewController(forKey:)": [
            "viewControllerForKey:"
        ],
        "UIViewControllerContextTransitioning.view(forKey:)": ["viewForKey:"],
        "UIViewControllerContextTransitioning.initialFrame(for:)": [
            "initialFrameForViewController:"
        ],
        "UIViewControllerContextTransitioning.finalFrame(for:)": ["finalFrameForViewController:"],
        "UIPercentDrivenInteractiveTransition.update(_:)": ["updateInteractiveTransition:"],
        "UIPercentDrivenInteractiveTransition.pause()": ["pauseInteractiveTransition"],
        "UIPercentDrivenInteractiveTransition.finish()": ["finishInteractiveTransition"],
        "UIPercentDrivenInteractiveTransition.cancel()": ["cancelInteractiveTransition"],
        // Traits
        "UITraitCollection.init(horizontalSizeClass:)": [
            "+traitCollectionWithHorizontalSizeClass:"
        ],
        "UITraitCollection.init(verticalSizeClass:)": ["+traitCollectionWithVerticalSizeClass:"],
        "UITraitCollection.init(userInterfaceStyle:)": ["+traitCollectionWithUserInterfaceStyle:"],
        "UITraitCollection.init(displayScale:)": ["+traitCollectionWithDisplayScale:"],
        "UITraitCollection.init(userInterfaceIdiom:)": ["+traitCollectionWithUserInterfaceIdiom:"],
        "UITraitCollection.init(layoutDirection:)": ["+traitCollectionWithLayoutDirection:"],
        "UITraitCollection.init(preferredContentSizeCategory:)": [
            "+traitCollectionWithPreferredContentSizeCategory:"
        ],
        "UITraitCollection.init(accessibilityContrast:)": [
            "+traitCollectionWithAccessibilityContrast:"
        ],
        "UITraitCollection.init(userInterfaceLevel:)": ["+traitCollectionWithUserInterfaceLevel:"],
        "UITraitCollection.init(legibilityWeight:)": ["+traitCollectionWithLegibilityWeight:"],
        "UITraitCollection.init(traitsFrom:)": ["+traitCollectionWithTraitsFromCollections:"],
        "UITraitCollection.init(activeAppearance:)": [
            "+traitCollectionWithActiveAppearance:"
        ],
        "UITraitCollection.init(displayGamut:)": [
            "+traitCollectionWithDisplayGamut:"
        ],
        "UITraitCollection.init(forceTouchCapability:)": [
            "+traitCollectionWithForceTouchCapability:"
        ],
        "UITraitCollection.init(imageDynamicRange:)": [
            "+traitCollectionWithImageDynamicRange:"
        ],
        "UITraitCollection.init(sceneCaptureState:)": [
            "+traitCollectionWithSceneCaptureState:"
        ],
        "UITraitCollection.init(typesettingLanguage:)": [
            "+traitCollectionWithTypesettingLanguage:"
        ],
        "UITraitCollection.init(mutations:)": ["+traitCollectionWithTraits:"],
        "UITraitCollection.modifyingTraits(_:)": ["traitCollectionByModifyingTraits:"],
        "UITraitCollection.hasDifferentColorAppearance(comparedTo:)": [
            "hasDifferentColorAppearanceComparedToTraitCollection:"
        ],
        "UITraitCollection.changedTraits(from:)": ["changedTraitsFromTraitCollection:"],
        "UITraitOverrides.contains(_:)": ["containsTrait:"],
        "UITraitOverrides.remove(_:)": ["removeTrait:"],
        "UIViewController.registerForTraitChanges(_:handler:)": [
            "registerForTraitChanges:withHandler:"
        ],
        "UIViewController.registerForTraitChanges(_:target:action:)": [
            "registerForTraitChanges:withTarget:action:"
        ],
        "UIViewController.registerForTraitChanges(_:action:)": [
            "registerForTraitChanges:withAction:"
        ],
        "UIView.registerForTraitChanges(_:handler:)": ["registerForTraitChanges:withHandler:"],
        "UIView.registerForTraitChanges(_:target:action:)": [
            "registerForTraitChanges:withTarget:action:"
        ],
        "UIView.registerForTraitChanges(_:action:)": ["registerForTraitChanges:withAction:"],
        "UITraitCollection.containsTraits(in:)": ["containsTraitsInCollection:"],
        // Controls, lists and alerts
        "IndexPath.init(row:section:)": ["+indexPathForRow:inSection:"],
        "IndexPath.init(item:section:)": ["+indexPathForItem:inSection:"],
        "UIControl.addAction(_:for:)": ["addAction:forControlEvents:"],
        "UIControl.removeAction(_:for:)": ["removeAction:forControlEvents:"],
        "UIControl.sendActions(for:)": ["sendActionsForControlEvents:"],
        "UIButton.setTitle(_:for:)": ["setTitle:forState:"],
        "UIButton.title(for:)": ["titleForState:"],
        "UISegmentedControl.insertSegment(withTitle:at:animated:)": [
            "insertSegmentWithTitle:atIndex:animated:"
        ],
        "UISegmentedControl.removeSegment(at:animated:)": ["removeSegmentAtIndex:animated:"],
        "UISegmentedControl.setTitle(_:forSegmentAt:)": ["setTitle:forSegmentAtIndex:"],
        "UISegmentedControl.titleForSegment(at:)": ["titleForSegmentAtIndex:"],
        "UITableView.cellForRow(at:)": ["cellForRowAtIndexPath:"],
        "UITableView.indexPath(for:)": ["indexPathForCell:"],
        "UITableView.rectForRow(at:)": ["rectForRowAtIndexPath:"],
        "UITableView.indexPathForRow(at:)": ["indexPathForRowAtPoint:"],
        "UITableView.scrollToRow(at:at:animated:)": [
            "scrollToRowAtIndexPath:atScrollPosition:animated:"
        ],
        "UITableView.reloadRows(at:with:)": ["reloadRowsAtIndexPaths:withRowAnimation:"],
        "UITableView.register(_:forCellReuseIdentifier:)": [
            "registerClass:forCellReuseIdentifier:"
        ],
        "UITableView.dequeueReusableCell(withIdentifier:for:)": [
            "dequeueReusableCellWithIdentifier:forIndexPath:"
        ],
        "UITableView.selectRow(at:animated:scrollPosition:)": [
            "selectRowAtIndexPath:animated:scrollPosition:"
        ],
        "UITableView.deselectRow(at:animated:)": ["deselectRowAtIndexPath:animated:"],
        "UITableViewController.tableView(_:heightForRowAt:)": [
            "tableView:heightForRowAtIndexPath:"
        ],
        "UICollectionView.cellForItem(at:)": ["cellForItemAtIndexPath:"],
        "UICollectionView.indexPath(for:)": ["indexPathForCell:"],
        "UICollectionView.register(_:forCellWithReuseIdentifier:)": [
            "registerClass:forCellWithReuseIdentifier:"
        ],
        "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)": [
            "dequeueReusableCellWithReuseIdentifier:forIndexPath:"
        ],
        "UICollectionView.selectItem(at:animated:scrollPosition:)": [
            "selectItemAtIndexPath:animated:scrollPosition:"
        ],
        "UICollectionView.deselectItem(at:animated:)": ["deselectItemAtIndexPath:animated:"],
        "UICollectionViewController.numberOfSections(in:)": ["numberOfSectionsInCollectionView:"],
        "UIAlertController.init(title:message:preferredStyle:)": [
            "+alertControllerWithTitle:message:preferredStyle:"
        ],
        "UIAlertController.addTextField(configurationHandler:)": [
            "addTextFieldWithConfigurationHandler:"
        ],
        "UIAlertAction.init(title:style:handler:)": ["+actionWithTitle:style:handler:"],
        // Colours
        "UIColor.init(red:green:blue:alpha:)": [
            "+colorWithRed:green:blue:alpha:", "initWithRed:green:blue:alpha:",
        ],
        "UIColor.init(white:alpha:)": ["+colorWithWhite:alpha:", "initWithWhite:alpha:"],
        "UIColor.init(dynamicProvider:)": [
            "+colorWithDynamicProvider:", "initWithDynamicProvider:",
        ],
        "UIColor.resolvedColor(with:)": ["resolvedColorWithTraitCollection:"],
        "UIImage.init(named:)": ["+imageNamed:"],
        "UIImage.init(systemName:)": ["+systemImageNamed:"],
        "UIGraphicsImageRenderer.image(actions:)": ["imageWithActions:"],
        // Geometry: functions and constants of C
        "CGPoint.init(x:y:)": ["CGPointMake"],
        "CGPoint.zero": ["CGPointZero"],
        "CGPoint.applying(_:)": ["CGPointApplyAffineTransform"],
        "CGSize.init(width:height:)": ["CGSizeMake"],
        "CGSize.zero": ["CGSizeZero"],
        "CGRect.init(x:y:width:height:)": ["CGRectMake"],
        "CGRect.zero": ["CGRectZero"],
        "CGRect.null": ["CGRectNull"],
        "CGRect.width": ["CGRectGetWidth"],
        "CGRect.height": ["CGRectGetHeight"],
        "CGRect.minX": ["CGRectGetMinX"],
        "CGRect.midX": ["CGRectGetMidX"],
        "CGRect.maxX": ["CGRectGetMaxX"],
        "CGRect.minY": ["CGRectGetMinY"],
        "CGRect.midY": ["CGRectGetMidY"],
        "CGRect.maxY": ["CGRectGetMaxY"],
        "CGRect.isEmpty": ["CGRectIsEmpty"],
        "CGRect.isNull": ["CGRectIsNull"],
        "CGRect.integral": ["CGRectIntegral"],
        "CGRect.standardized": ["CGRectStandardize"],
        "CGRect.offsetBy(dx:dy:)": ["CGRectOffset"],
        "CGRect.insetBy(dx:dy:)": ["CGRectInset"],
        "CGRect.inset(by:)": ["UIEdgeInsetsInsetRect"],
        "CGRect.union(_:)": ["CGRectUnion"],
        "CGRect.intersection(_:)": ["CGRectIntersection"],
        "CGRect.intersects(_:)": ["CGRectIntersectsRect"],
        "CGRect.contains(_:)/CGPoint": ["CGRectContainsPoint"],
        "CGRect.contains(_:)/CGRect": ["CGRectContainsRect"],
        "CGRect.applying(_:)": ["CGRectApplyAffineTransform"],
        "UIEdgeInsets.init(top:left:bottom:right:)": ["UIEdgeInsetsMake"],
        "UIEdgeInsets.zero": ["UIEdgeInsetsZero"],
        "CGVector.init(dx:dy:)": ["CGVectorMake"],
        "CGAffineTransform.init(a:b:c:d:tx:ty:)": ["CGAffineTransformMake"],
        "CGAffineTransform.init(translationX:y:)": ["CGAffineTransformMakeTranslation"],
        "CGAffineTransform.init(scaleX:y:)": ["CGAffineTransformMakeScale"],
        "CGAffineTransform.init(rotationAngle:)": ["CGAffineTransformMakeRotation"],
        "CGAffineTransform.identity": ["CGAffineTransformIdentity"],
        "CGAffineTransform.isIdentity": ["CGAffineTransformIsIdentity"],
        "CGAffineTransform.concatenating(_:)": ["CGAffineTransformConcat"],
        "CGAffineTransform.translatedBy(x:y:)": ["CGAffineTransformTranslate"],
        "CGAffineTransform.scaledBy(x:y:)": ["CGAffineTransformScale"],
        "CGAffineTransform.rotated(by:)": ["CGAffineTransformRotate"],
        "CGAffineTransform.inverted()": ["CGAffineTransformInvert"],
    ]

    /// Names of types that are not Swift's without the dots.
    static let types = [
        "Bundle": "NSBundle",
        "UIView.AutoresizingMask": "UIViewAutoresizing",
        "UIViewController.Transition.ZoomOptions": "UIZoomTransitionOptions",
        "UIViewController.Transition.ZoomSourceViewProviderContext":
            "UIZoomTransitionSourceViewProviderContext",
        "NSLayoutConstraint.Attribute": "NSLayoutAttribute",
        "NSLayoutConstraint.Relation": "NSLayoutRelation",
        "NSLayoutConstraint.Axis": "UILayoutConstraintAxis",
        "NSLayoutConstraint.FormatOptions": "NSLayoutFormatOptions",
        "UIWindowScene.GeometryPreferences.iOS": "UIWindowSceneGeometryPreferencesIOS",
        "IndexPath": "NSIndexPath",
        "Notification": "NSNotification",
        "Timer": "NSTimer",
        "Notification.Name": "NSNotificationName",
        "NotificationCenter": "NSNotificationCenter",
        "OperationQueue": "NSOperationQueue",
        "UIControl.Event": "UIControlEvents",
        "UIView.AnimationCurve": "UIViewAnimationCurve",
        "UIButton.ButtonType": "UIButtonType",
        "UITableViewCell.CellStyle": "UITableViewCellStyle",
        "UIContentSizeCategory": "UIContentSizeCategory",
    ]

    /// What the constants of an enumeration begin with, where that is not the type's name.
    static let prefixes = [
        "UIModalPresentationStyle": "UIModalPresentation",
        "CLAuthorizationStatus": "kCLAuthorizationStatus", "CLError.Code": "kCLError",
        "NSLineBreakMode": "NSLineBreak", "UIBaselineAdjustment": "UIBaselineAdjustment",
        "UIBarButtonItem.SystemItem": "UIBarButtonSystemItem",
        "UITabBarItem.SystemItem": "UITabBarSystemItem",
        "UIView.AnimationOptions": "UIViewAnimationOption",
        "UIControl.Event": "UIControlEvent",
        "NSLayoutConstraint.FormatOptions": "NSLayoutFormat",
        "UITableViewCell.AccessoryType": "UITableViewCellAccessory",
        "UIScrollView.ContentInsetAdjustmentBehavior": "UIScrollViewContentInsetAdjustment",
    ]

    /// Constants whose name is not the prefix and the member's name.
    static let constants = [
        "UITransitionContextViewControllerKey.from": "UITransitionContextFromViewControllerKey",
        "UITransitionContextViewKey.from": "UITransitionContextFromViewKey",
        "UITransitionContextViewKey.to": "UITransitionContextToViewKey",
        "UITransitionContextViewControllerKey.to": "UITransitionContextToViewControllerKey",
        "UIUserInterfaceIdiom.tv": "UIUserInterfaceIdiomTV",
    ]

    /// Constants of C for an option set without options.
    static let empty = [
        "UIViewAutoresizingNone": "UIView.AutoresizingMask",
        "UIViewAnimationOptionTransitionNone": "UIView.AnimationOptions",
    ]
}
