import Foundation
import Testing

@testable import Measure

private let topLevel: Set<String> = [
    "Package.swift", "Package.resolved", "Plugins", "Sources", "Tests", "scripts", "docs",
    "README.md",
    "LICENSE", ".ci", ".gitignore", ".swift-format",
]

/// What git and builds put beside it.
private func isLeftByTools(_ name: String) -> Bool {
    [".git", ".swiftpm"].contains(name) || name.hasPrefix(".build")
}

/// The words in backquotes that open the rows of README's table of rooms.
private func rooms(inTableOf page: String) -> [String] {
    let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix("The rooms") } ?? ""
    return section.split(separator: "\n").filter { $0.hasPrefix("| `") }
        .map { row in String(row.dropFirst(3).prefix { $0 != "`" }) }
}

@Suite("The house is as its plan")
struct HouseTests {
    @Test func `the top level holds only what it is meant to`() throws {
        let strangers = try Checkout.names(in: ".").filter {
            !topLevel.contains($0) && !isLeftByTools($0)
        }
        #expect(strangers == [])
    }

    @Test func `each script is listed in README or is one that all scripts share`() throws {
        let page = try Checkout.text("README.md")
        let unlisted = try Checkout.names(in: "scripts").filter {
            $0 != "setup" && !page.contains("scripts/\($0)")
        }
        #expect(unlisted == [])
    }

    @Test func `README's table of rooms names the rooms`() throws {
        let named = rooms(inTableOf: try Checkout.text("README.md"))
        #expect(named.sorted() == (try Checkout.names(in: "Sources")).sorted())
    }

    /// What is no target of the package: other packages, scripts, and what `scripts` compiles or reads.
    private static let besidePackage = [
        "Corpora", "ExamplePackage", "Fuzz", "Scripts", "SwiftPrograms", "Torture",
    ]

    @Test func `every test folder is one of the package or stands beside it`() throws {
        let package = try Checkout.text("Package.swift")
        let unbuilt = try Checkout.names(in: "Tests").filter {
            !Self.besidePackage.contains($0)
                && !package.contains("\"\($0)\"")
                && !package.contains("\"Tests/\($0)\"")
        }
        #expect(unbuilt == [])
    }

    @Test func `the table's rows are read, and no others`() {
        let page = """
            # Name

            | `vcr` | a table above |

            ## The rooms

            | room | what |
            |---|---|
            | `Sources` | none |
            | `Console` | the `screen` |

            ## Else

            | `Tests` | a table below |
            """
        #expect(rooms(inTableOf: page) == ["Sources", "Console"])
    }
}
