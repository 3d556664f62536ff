import Foundation

/// Prints the sizes of `Sources` and `Tests` of the checkout given as the only argument.
@main
enum Measure {
    static func main() throws {
        guard CommandLine.arguments.count == 2 else { return print("usage: Measure CHECKOUT") }
        let tree = SourceTree(root: URL(filePath: CommandLine.arguments[1]))
        for folder in ["Sources", "Tests"] {
            print("\(folder): median / 95th percentile / largest")
            let report = SizeReport(files: try tree.files(in: folder))
            print(report.lines().map { "  " + $0 }.joined(separator: "\n"))
        }
    }
}
