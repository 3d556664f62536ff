import Foundation
import HeadlessUIKit
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Objective-C's names of the members")
struct ObjectiveCNamesTests {
    @Test("lead to every member, and to no two by one name")
    func reachability() {
        for type in MemberTable.types where type.isClass {
            let names = type.objectiveC
            let members = type.members
            for property in members.properties {
                #expect(names.listed.contains { $0.swift == property.name })
            }
            let selectors = names.listed.flatMap(\.objectiveC)
            #expect(Set(selectors).count == selectors.count, "\(type.name): \(selectors)")
            for method in members.methods {
                let found = names.instance.values.contains { member in
                    if case .method(let known, _) = member { known === method } else { false }
                }
                #expect(found, "\(type.name).\(method.name)")
            }
            for property in members.properties where property.set != nil {
                let found = names.instance.values.contains { member in
                    if case .setter(let known) = member { known === property } else { false }
                }
                #expect(found, "\(type.name).\(property.name)")
            }
        }
    }

    @Test("have no exception for what is not there")
    func exceptions() {
        var known: Set<String> = []
        for type in MemberTable.types {
            let members = type.members
            let properties = members.properties + members.staticProperties
            known.formUnion(properties.map { "\(type.name).\($0.name)" })
            for method in members.methods + members.staticMethods + members.initialisers {
                known.insert("\(type.name).\(method.name)")
                if let first = method.parameters.first?.type.name {
                    known.insert("\(type.name).\(method.name)/\(first)")
                }
            }
            known.formUnion(type.staticNames(in: ClassTable()).map { "\(type.name).\($0)" })
        }
        // Those of protocols are the generator's to check: a class that adopts one has its methods.
        let types = Set(MemberTable.types.filter { !$0.isProtocol }.map(\.name))
        let stale = ObjectiveCExceptions.members.keys.filter { key in
            !known.contains(key) && types.contains(String(key.prefix { $0 != "." }))
        }
        #expect(stale.sorted() == [])
        #expect(ObjectiveCExceptions.constants.keys.filter { !known.contains($0) } == [])
    }

    @Test("have no part that is a bare preposition, which no import leaves, unless it is named so")
    func prepositions() {
        let prepositions: Set = [
            "with", "for", "in", "at", "to", "from", "of", "by", "on", "into", "inside", "as",
        ]
        let odd = MemberTable.types.filter { $0.isClass && $0.name.hasPrefix("UI") }.flatMap {
            type in
            type.objectiveC.listed.filter { member in
                ObjectiveCExceptions.members["\(type.name).\(member.swift)"] == nil
                    && member.objectiveC.contains { selector in
                        selector.split(separator: ":").dropFirst(selector.contains(":") ? 0 : 1)
                            .contains { prepositions.contains(String($0)) }
                    }
            }.map { "\(type.name).\($0.swift)" }
        }
        #expect(odd == [])
    }

    @Test("are UIKit's")
    func names() {
        let types: [TypeDescription] = [
            .responder, .application, .screen, .view, .window, .viewController,
            .presentationController, .transitionCoordinator, .traitCollection,
        ]
        let listed = types.flatMap { type in
            type.objectiveC.listed.compactMap { member -> String? in
                let plain = String(member.swift.prefix { $0 != "(" })
                let isSame = member.objectiveC == [member.swift] || member.objectiveC == [plain]
                return isSame
                    ? nil
                    : "\(type.name).\(member.swift) = \(member.objectiveC.joined(separator: ", "))"
            }
        }
        let expected = Self.expected.split(separator: "\n").map(String.init)
        #expect(expected.filter { !listed.contains($0) } == [])
    }

    private static let expected = """
        UIResponder.next = nextResponder
        UIApplication.shared = sharedApplication
        UIScreen.main = mainScreen
        UIView.isHidden = hidden, isHidden
        UIView.isOpaque = opaque, isOpaque
        UIView.isUserInteractionEnabled = userInteractionEnabled, isUserInteractionEnabled
        UIView.convert(_:from:) = convertPoint:fromView:
        UIView.convert(_:to:) = convertPoint:toView:
        UIView.convert(_:from:) = convertRect:fromView:
        UIView.convert(_:to:) = convertRect:toView:
        UIView.addSubview(_:) = addSubview:
        UIView.insertSubview(_:at:) = insertSubview:atIndex:
        UIView.insertSubview(_:belowSubview:) = insertSubview:belowSubview:
        UIView.insertSubview(_:aboveSubview:) = insertSubview:aboveSubview:
        UIView.exchangeSubview(at:withSubviewAt:) = exchangeSubviewAtIndex:withSubviewAtIndex:
        UIView.bringSubviewToFront(_:) = bringSubviewToFront:
        UIView.sendSubviewToBack(_:) = sendSubviewToBack:
        UIView.isDescendant(of:) = isDescendantOfView:
        UIView.viewWithTag(_:) = viewWithTag:
        UIView.willMove(toSuperview:) = willMoveToSuperview:
        UIView.willMove(toWindow:) = willMoveToWindow:
        UIView.didAddSubview(_:) = didAddSubview:
        UIView.willRemoveSubview(_:) = willRemoveSubview:
        UIView.traitCollectionDidChange(_:) = traitCollectionDidChange:
        UIView.animate(withDuration:delay:options:animations:completion:) =\
         animateWithDuration:delay:options:animations:completion:,\
         animateWithDuration:animations:completion:, animateWithDuration:animations:
        UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:\
        options:animations:completion:) =\
         animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:\
        options:animations:completion:
        UIView.transition(with:duration:options:animations:completion:) =\
         transitionWithView:duration:options:animations:completion:
        UIView.transition(from:to:duration:options:completion:) =\
         transitionFromView:toView:duration:options:completion:
        UIView.performWithoutAnimation(_:) = performWithoutAnimation:
        UIView.init(frame:) = initWithFrame:
        UIWindow.isKeyWindow = keyWindow, isKeyWindow
        UIWindow.makeKey() = makeKeyWindow
        UIWindow.init(frame:) = initWithFrame:
        UIViewController.isViewLoaded = viewLoaded, isViewLoaded
        UIViewController.parent = parentViewController
        UIViewController.children = childViewControllers
        UIViewController.isMovingToParent =\
         movingToParentViewController, isMovingToParentViewController
        UIViewController.isMovingFromParent =\
         movingFromParentViewController, isMovingFromParentViewController
        UIViewController.isModalInPresentation = modalInPresentation, isModalInPresentation
        UIViewController.isBeingPresented = beingPresented, isBeingPresented
        UIViewController.isBeingDismissed = beingDismissed, isBeingDismissed
        UIViewController.addChild(_:) = addChildViewController:
        UIViewController.removeFromParent() = removeFromParentViewController
        UIViewController.willMove(toParent:) = willMoveToParentViewController:
        UIViewController.didMove(toParent:) = didMoveToParentViewController:
        UIViewController.transition(from:to:duration:options:animations:completion:) =\
         transitionFromViewController:toViewController:duration:options:animations:completion:
        UIViewController.viewWillAppear(_:) = viewWillAppear:
        UIViewController.viewIsAppearing(_:) = viewIsAppearing:
        UIViewController.viewDidAppear(_:) = viewDidAppear:
        UIViewController.viewWillDisappear(_:) = viewWillDisappear:
        UIViewController.viewDidDisappear(_:) = viewDidDisappear:
        UIViewController.beginAppearanceTransition(_:animated:) =\
         beginAppearanceTransition:animated:
        UIViewController.preferredContentSizeDidChange(forChildContentContainer:) =\
         preferredContentSizeDidChangeForChildContentContainer:
        UIViewController.size(forChildContentContainer:withParentContainerSize:) =\
         sizeForChildContentContainer:withParentContainerSize:
        UIViewController.traitCollectionDidChange(_:) = traitCollectionDidChange:
        UIViewController.setOverrideTraitCollection(_:forChild:) =\
         setOverrideTraitCollection:forChildViewController:
        UIViewController.overrideTraitCollection(forChild:) =\
         overrideTraitCollectionForChildViewController:
        UIViewController.willTransition(to:with:) =\
         willTransitionToTraitCollection:withTransitionCoordinator:
        UIViewController.viewWillTransition(to:with:) =\
         viewWillTransitionToSize:withTransitionCoordinator:
        UIViewController.present(_:animated:completion:) =\
         presentViewController:animated:completion:
        UIViewController.dismiss(animated:completion:) = dismissViewControllerAnimated:completion:
        UIPresentationController.presentationTransitionDidEnd(_:) = presentationTransitionDidEnd:
        UIPresentationController.dismissalTransitionDidEnd(_:) = dismissalTransitionDidEnd:
        UIPresentationController.init(presentedViewController:presenting:) =\
         initWithPresentedViewController:presentingViewController:
        UIViewControllerTransitionCoordinator.isAnimated = animated, isAnimated
        UIViewControllerTransitionCoordinator.isCancelled = cancelled, isCancelled
        UIViewControllerTransitionCoordinator.isInteractive = interactive, isInteractive
        UIViewControllerTransitionCoordinator.viewController(forKey:) = viewControllerForKey:
        UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:) =\
         animateAlongsideTransition:completion:
        UITraitCollection.containsTraits(in:) = containsTraitsInCollection:
        UITraitCollection.init(horizontalSizeClass:) = +traitCollectionWithHorizontalSizeClass:
        UITraitCollection.init(verticalSizeClass:) = +traitCollectionWithVerticalSizeClass:
        UITraitCollection.init(userInterfaceStyle:) = +traitCollectionWithUserInterfaceStyle:
        UITraitCollection.init(displayScale:) = +traitCollectionWithDisplayScale:
        UITraitCollection.init(userInterfaceIdiom:) = +traitCollectionWithUserInterfaceIdiom:
        UITraitCollection.init(layoutDirection:) = +traitCollectionWithLayoutDirection:
        UITraitCollection.init(preferredContentSizeCategory:) =\
         +traitCollectionWithPreferredContentSizeCategory:
        UITraitCollection.init(accessibilityContrast:) = +traitCollectionWithAccessibilityContrast:
        UITraitCollection.init(userInterfaceLevel:) = +traitCollectionWithUserInterfaceLevel:
        UITraitCollection.init(legibilityWeight:) = +traitCollectionWithLegibilityWeight:
        UITraitCollection.init(traitsFrom:) = +traitCollectionWithTraitsFromCollections:
        """

    @Test("of constants are UIKit's")
    func constants() {
        let names = [
            "UIModalPresentationFullScreen", "UIModalPresentationNone",
            "UIModalPresentationAutomatic", "UIModalTransitionStyleCrossDissolve",
            "UIViewAutoresizingFlexibleWidth", "UIViewAutoresizingNone",
            "UIViewAnimationOptionTransitionCrossDissolve", "UIViewAnimationOptionCurveEaseInOut",
            "UIViewAnimationOptionTransitionNone", "UIUserInterfaceSizeClassCompact",
            "UIUserInterfaceStyleDark", "UIUserInterfaceIdiomPad", "UIUserInterfaceIdiomTV",
            "UITraitEnvironmentLayoutDirectionRightToLeft", "UIContentSizeCategoryLarge",
            "UIContentSizeCategoryAccessibilityExtraLarge", "UIAccessibilityContrastHigh",
            "UIUserInterfaceLevelElevated", "UILegibilityWeightBold",
            "UITransitionContextFromViewControllerKey", "NSNotFound", "M_PI",
        ]
        #expect(names.filter { ConstantsOfC.find($0) == nil } == [])
        #expect(
            [
                "CGRectZero", "CGPointZero", "CGSizeZero", "UIEdgeInsetsZero",
                "CGAffineTransformIdentity",
            ].filter { ConstantsOfC.property($0, in: ClassTable()) == nil } == [])
        for type in MemberTable.types {
            for name in type.staticNames(in: ClassTable()) where type.isOptions || !type.isClass {
                guard case .simple = type.kind else {
                    #expect(ConstantsOfC.find(type.constantName(name)) != nil, "\(name)")
                    continue
                }
            }
        }
    }
}
