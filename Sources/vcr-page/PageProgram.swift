import NIOCore
import NIOPosix
import POSIX
import PageServer
import VCRShell

/// Follows a session and serves it to browsers until it is told to end.
@MainActor
enum PageProgram {
    private static let usage =
        "usage: vcr-page [--alone] [--language en|zh] FILE [PORT | ADDRESS:PORT]"

    /// Returns the exit status.
    static func run(_ words: [String]) async -> Int32 {
        guard words.first == "--alone" else { return await follow(words) }
        let words = Array(words.dropFirst())
        // The other program takes them away, too, unless it was killed.
        defer { withoutLanguage(words).words.first.map(removeWithFolder) }
        return await follow(words)
    }

    /// The words behind the language, and the language that they name.
    private static func withoutLanguage(_ words: [String]) -> (words: [String], language: String) {
        guard words.first == "--language", words.count > 1 else { return (words, "en") }
        return (Array(words.dropFirst(2)), words[1])
    }

    /// Takes a file away that was written for the page alone, and its folder.
    private static func removeWithFolder(_ file: String) {
        guard let slash = file.lastIndex(of: "/") else { return }
        unlink(file)
        rmdir(String(file[..<slash]))
    }

    private static func follow(_ all: [String]) async -> Int32 {
        let (words, language) = withoutLanguage(all)
        guard words.count == 1 || words.count == 2, words[0].first != "-" else {
            return refuse(usage, status: 2)
        }
        guard let place = PagePlace(words.count > 1 ? words[1] : nil) else {
            let reason = "is no place: a port up to 65535, or an address in numbers with one"
            return refuse("vcr-page: '\(words[1])' \(reason)", status: 2)
        }
        do {
            return try await serve(words[0], at: place, in: language)
        } catch let error as FollowedSession.OpenError {
            return refuse("vcr-page: \(error.message)", status: 2)
        } catch {
            return refuse(
                "vcr-page: cannot listen at port \(place.port): \(reason(error))", status: 1)
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE?: "it is taken"
        case EACCES?: "it needs rights that you do not have"
        case EADDRNOTAVAIL?: "the address is not one of this machine"
        default: "\(error)"
        }
    }

    private static func say(_ words: String) {
        let bytes = Array((words + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    }

    private static func refuse(_ words: String, status: Int32) -> Int32 {
        say(words)
        return status
    }

    private static func serve(
        _ file: String, at place: PagePlace, in language: String
    ) async throws -> Int32 {
        let session = try FollowedSession(file, in: language)
        let world = session.world
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let readers = PageReaders(on: group.next())
        let channel = try await listen(readers, place)
        let port = channel.localAddress?.port ?? place.port
        let access = place.access(at: port)
        readers.begin(
            LivePage(
                title: session.title, device: world.device, system: world.system, access: access,
                run: PageAccess.newToken(), in: world.language))
        announce(access, place, port: port)
        while !parentIsGone(waiting: 30) { pass(session.look(), to: readers) }
        await finish(session, readers)
        try? await channel.close()
        try? await group.shutdownGracefully()
        return 0
    }

    /// Takes the rest of what was written, and gives the readers a little time to get it. Where the
    /// other program was killed no end is written, and the page is over all the same.
    private static func finish(_ session: FollowedSession, _ readers: PageReaders) async {
        var changes = session.look()
        while !changes.isEmpty {
            pass(changes, to: readers)
            changes = session.look()
        }
        await readers.end(within: .seconds(2))
    }

    private static func pass(_ changes: [FollowedSession.Change], to readers: PageReaders) {
        for change in changes {
            switch change {
            case .cut(let count): readers.take(.cut(count))
            case .step(let section): readers.take(.step(section))
            case .over: readers.take(.over)
            case .note: continue
            }
        }
    }

    /// Listens there; where the usual port is taken, on any.
    private static func listen(
        _ readers: PageReaders, _ place: PagePlace
    ) async throws -> any Channel {
        let address = place.address ?? "127.0.0.1"
        do {
            return try await readers.listen(address, place.port)
        } catch {
            guard place.isOpen, (error as? IOError)?.errnoCode == EADDRINUSE else { throw error }
            return try await readers.listen(address, 0)
        }
    }

    private static func announce(_ access: PageAccess, _ place: PagePlace, port: Int) {
        let host = place.address.map { $0.contains(":") ? "[\($0)]" : $0 } ?? "127.0.0.1"
        say("the page is at http://\(reachable(host)):\(port)\(access.root)")
        if place.isOpen, port != place.port {
            say("port \(place.port) is taken, so this is another one")
        }
        if place.address != nil {
            say(
                "whoever reaches this address and knows the link can see the session, and change nothing"
            )
        }
        say("with ?projector behind it, in large type")
        // Whoever started this has read enough.
        let null = open("/dev/null", O_WRONLY)
        dup2(null, STDOUT_FILENO)
        close(null)
    }

    /// An address of this machine in place of one that stands for all of them.
    private static func reachable(_ host: String) -> String {
        guard host == "0.0.0.0" else { return host }
        let devices = (try? System.enumerateDevices()) ?? []
        let addresses = devices.compactMap(\.address).filter { $0.protocol == .inet }
        return addresses.compactMap(\.ipAddress).first { !$0.hasPrefix("127.") } ?? host
    }

    /// Waits for so many milliseconds; whether standard input, when it is a pipe, has ended meanwhile.
    private static func parentIsGone(waiting milliseconds: Int32) -> Bool {
        var status = stat()
        guard fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
            _ = poll(nil, 0, milliseconds)
            return false
        }
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, milliseconds) > 0 else { return false }
        var byte: UInt8 = 0
        return read(STDIN_FILENO, &byte, 1) <= 0
    }
}
