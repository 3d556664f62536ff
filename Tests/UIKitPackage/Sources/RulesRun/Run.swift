import Rules

@main
@MainActor
struct Run {
    static func main() {
        print(attributes())
        print(selectors())
        print(keyPaths())
        print(optionalRequirements())
        print(overrides())
        print(conditions())
        print(extensionMembers())
    }
}
