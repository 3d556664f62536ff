import Foundation
import HeadlessUIKit
import Testing

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
            known.formUnion(type.staticNames.map { "\(type.name).\($0)" })
        }
        let stale = ObjectiveCExceptions.members.keys.filter { !known.contains($0) }
        #expect(stale.sorted() == [])
        #expect(ObjectiveCExceptions.constants.keys.filter { !known.contains($0) } == [])
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
        #expect(listed.joined(separator: "\n") == Self.expected)
    }

    private static let expected = """
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
            ].filter { ConstantsOfC.property($0) == nil } == [])
        for type in MemberTable.types {
            for name in type.staticNames where type.isOptions || !type.isClass {
                guard case .simple = type.kind else {
                    #expect(ConstantsOfC.find(type.constantName(name)) != nil, "\(name)")
                    continue
                }
            }
        }
    }
}
