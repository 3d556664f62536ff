import Foundation

/// `RandomPrograms [COUNT [SEED]]` makes that many small programs, runs each here and through the
/// Swift compiler, and exits 1 if one does another thing here. With the word `refusals` it says which
/// programs are refused; `show SEED` writes one.
@main
enum Program {
    @MainActor
    static func main() {
        let words = CommandLine.arguments.dropFirst()
        let numbers = words.compactMap(Int.init)
        if words.first == "show", let seed = numbers.first {
            return say(ProgramWriter(seed: seed).text)
        }
        do {
            let campaign = Campaign(
                count: numbers.first ?? 2_000, firstSeed: numbers.dropFirst().first ?? 0)
            exit(try campaign.run() ? 0 : 1)
        } catch {
            say("random programs: \(error)")
            exit(70)
        }
    }
}

/// Writes a line at once: nothing of it is lost where the program crashes.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
