import Foundation
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("What a user's class can override")
struct OverridableMemberTests {
    /// Machinery, and members that no class has a reason to override.
    private let exempt: Set<String> = [
        "autoresizingMask", "autoresizesSubviews", "translatesAutoresizingMaskIntoConstraints",
        "clipsToBounds", "isOpaque", "isUserInteractionEnabled", "isExclusiveTouch",
        "accessibilityIdentifier",
        "viewWithTag", "exchangeSubview", "needsUpdateConstraints", "updateConstraintsIfNeeded",
        "insetsLayoutMarginsFromSafeArea",
        // In the place of selectors, for code that is compiled.
        "responds", "setValue",
    ]

    private func openMembers(of file: String) throws -> Set<String> {
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/HeadlessUIKit/\(file).swift").standardized
        let declaration = /^\s*open\s+(?:override\s+)?(?:var|func)\s+(\w+)/
        return Set(
            try String(contentsOf: source, encoding: .utf8).split(separator: "\n").compactMap {
                $0.firstMatch(of: declaration).map { String($0.1) }
            })
    }

    @Test("is every open member of controllers and views")
    func members() throws {
        let known = Set(
            OverridableMember.allCases.map { $0.name.prefix { $0 != "(" } }.map(String.init))
        let open = try openMembers(of: "ViewControllers/UIViewController")
            .union(openMembers(of: "Views/UIView")).union(openMembers(of: "Responders/UIResponder"))
        #expect(open.subtracting(known).subtracting(exempt) == [])
        #expect(open.count > 80)
    }
}
