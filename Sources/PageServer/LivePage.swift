import HierarchyRecords
import Rendering

/// A session as it grows, and what browsers that ask for it are answered. It knows no socket and no
/// clock: bytes come in as a request, bytes go out.
public struct LivePage: Sendable {
    /// What a connection gets.
    public enum Answer: Sendable, Equatable {
        /// The whole answer in pieces, after which the connection ends.
        case whole([[UInt8]])
        /// The beginning of a stream of events in pieces, up to the one of that number.
        case stream([[UInt8]], through: Int)
    }

    /// What became of the session.
    public enum Change: Sendable {
        /// Only so many of its steps stand.
        case cut(Int)
        /// One more step.
        case step(PageSection)
        /// It has ended.
        case over
    }

    private let access: PageAccess
    private let document: PageDocument
    /// Tells the numbers of this run of the server from those of another.
    private let run: String
    private var sections: [PageSection] = []
    /// The event of each section, made once and shared by all who join. Its number is none, so that a
    /// browser that is cut off before the last of them gets all that stands again.
    private var standing: [[UInt8]] = []
    private var sentRules: Set<RuleID> = []
    /// Whether the session has ended.
    public private(set) var isOver = false
    /// The number of the last event.
    public private(set) var last = 0
    /// The latest events, the last of which has the number `last`.
    private var events: [[UInt8]] = []
    private var eventBytes = 0
    private var page: [UInt8]?

    /// Bytes of events that are kept for browsers that were away.
    private static let mostEventBytes = 8 << 20

    /// A page without steps. `run` is a word that no other run of the server has.
    public init(
        title: String, device: String, system: SystemVersion, access: PageAccess, run: String,
        in language: ReaderLanguage = .english
    ) {
        self.access = access
        self.run = run
        document = PageDocument(
            title: title, device: device, system: system, live: "events", in: language)
    }

    // MARK: The session

    /// Takes in what became of the session.
    public mutating func take(_ change: Change) {
        page = nil
        switch change {
        case .cut(let count):
            guard count < sections.count else { return }
            sections.removeLast(sections.count - count)
            standing.removeLast(standing.count - count)
            add("cut", String(count))
        case .step(let section):
            sections.append(section)
            standing.append(Self.event("step", section.html, id: "\(run)-"))
            let rules = section.rules.subtracting(sentRules)
            if !rules.isEmpty {
                sentRules.formUnion(rules)
                add("rules", document.list(rules))
            }
            add("step", section.html)
        case .over:
            isOver = true
            add("over", "")
        }
    }

    private mutating func add(_ name: String, _ data: String) {
        last += 1
        let event = Self.event(name, data, id: "\(run)-\(last)")
        events.append(event)
        eventBytes += event.count
        var dropped = 0
        while eventBytes > Self.mostEventBytes, dropped < events.count - 1 {
            eventBytes -= events[dropped].count
            dropped += 1
        }
        if dropped > 0 { events.removeFirst(dropped) }
    }

    private static func event(_ name: String, _ data: String, id: String) -> [UInt8] {
        let lines = data.split(separator: "\n", omittingEmptySubsequences: false)
        let text =
            "id: \(id)\nevent: \(name)\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
        return Array(text.utf8)
    }

    // MARK: Events

    /// What a browser is sent that has the events up to that number; where too much has happened since,
    /// the present.
    public func events(after number: Int) -> [[UInt8]] {
        let first = last - events.count
        if number >= first, number <= last {
            return Array(events[(number - first)...])
        }
        return present
    }

    /// All that stands, for a browser whose page is too old.
    private var present: [[UInt8]] {
        let (id, unfinished) = ("\(run)-\(last)", "\(run)-")
        let rules = document.list(sentRules)
        let begun = [
            Self.event("cut", "0", id: unfinished),
            Self.event("rules", rules, id: sections.isEmpty && !isOver ? id : unfinished),
        ]
        if isOver { return begun + standing + [Self.event("over", "", id: id)] }
        guard let end = sections.last else { return begun }
        return begun + standing.dropLast() + [Self.event("step", end.html, id: id)]
    }

    /// A line that keeps a connection open, and tells whether it still is.
    public static let heartbeat = Array(": \n\n".utf8)

    // MARK: Requests

    /// What a connection is answered that has sent these bytes; nil where more has to come.
    public mutating func answer(_ bytes: some Collection<UInt8>) -> Answer? {
        switch PageRequest.read(bytes) {
        case .incomplete: return nil
        case .refused(let status): return .whole(Self.refusal(status))
        case .request(let request): return answer(request)
        }
    }

    /// What is said to a connection that cannot be served.
    public static func refusal(_ status: PageStatus) -> [[UInt8]] {
        response(status, "text/plain; charset=utf-8", Array((status.rawValue + "\n").utf8))
    }

    private mutating func answer(_ request: PageRequest) -> Answer {
        guard access.admits(request) else { return .whole(Self.refusal(.forbidden)) }
        guard let path = access.path(of: request) else { return .whole(Self.refusal(.notFound)) }
        guard request.method == "GET" || request.method == "HEAD" else {
            return .whole(Self.refusal(.methodNotAllowed))
        }
        let isHead = request.method == "HEAD"
        switch path {
        case "":
            let policy = document.policy + "; frame-ancestors 'none'"
            return .whole(
                Self.response(
                    .fine, "text/html; charset=utf-8", wholePage(), policy: policy,
                    withoutBody: isHead))
        case "events": return isHead ? .whole([Self.headOfStream]) : stream(request)
        default: return .whole(Self.refusal(.notFound))
        }
    }

    private func stream(_ request: PageRequest) -> Answer {
        let id = request.values(of: "last-event-id").last ?? request.parameter("after") ?? ""
        let number = id.hasPrefix(run + "-") ? Int(id.dropFirst(run.count + 1)) : nil
        return .stream([Self.headOfStream] + events(after: number ?? -1), through: last)
    }

    private static var headOfStream: [UInt8] { head(.fine, "text/event-stream", []) }

    private mutating func wholePage() -> [UInt8] {
        if let page { return page }
        var contents = PageContents()
        var parts: [String] = []
        for section in sections {
            contents.add(section)
            parts.append(section.html)
        }
        let made = Array(document.growing(after: "\(run)-\(last)").html(parts, contents).utf8)
        page = made
        return made
    }

    // MARK: Responses

    private static func head(_ status: PageStatus, _ type: String, _ more: [String]) -> [UInt8] {
        let lines =
            [
                "HTTP/1.1 \(status.rawValue)", "Content-Type: \(type)", "Cache-Control: no-store",
                "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
                "Cross-Origin-Resource-Policy: same-origin", "Connection: close",
            ] + (status == .methodNotAllowed ? ["Allow: GET, HEAD"] : []) + more
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private static func response(
        _ status: PageStatus, _ type: String, _ body: [UInt8], policy: String? = nil,
        withoutBody: Bool = false
    ) -> [[UInt8]] {
        let more =
            ["Content-Length: \(body.count)"]
            + (policy.map { ["Content-Security-Policy: \($0)"] } ?? [])
        return [head(status, type, more)] + (withoutBody ? [] : [body])
    }
}
