import HierarchyRecords
import Rendering
import Workbench

/// The screen beside the log of a step, where a person takes a lesson on a wide terminal.
extension ReplyRenderer {
    /// Narrower terminals show the log alone.
    private static let leastWidth = 100
    /// What the picture and the names beside it take.
    private static let pictureColumns = 44
    private static let gap = 2
    /// A picture is as high as the log beside it, within these bounds.
    private static let pictureRows = 12...18
    /// A longer log is no lesson's.
    private static let (mostEvents, mostLines) = (1_000, 60)

    /// Writes a step's events with the screen that they led to at their right; false where there is no room, or nothing
    /// on the screen changed.
    func writeBesidePicture(_ reply: Reply) -> Bool {
        guard reply.step != nil, !reply.isPartial, reply.events.count <= Self.mostEvents,
            hasRoomForPicture,
            let seen = workbench.screenOfLesson
        else { return false }
        let drawing = ScreenDrawing(
            seen.screen, before: seen.before, said: workbench.phrases.said)
        let lines = lines(of: reply.events, width: logWidth)
        guard drawing.hasChanges, !lines.isEmpty, lines.count <= Self.mostLines else {
            return false
        }
        writeAsTheyAre(beside(lines, picture(drawing, besideRows: lines.count)))
        return true
    }

    private var hasRoomForPicture: Bool {
        display.showsPicture && terminal.isTerminal && terminal.width >= Self.leastWidth
            && !display.isLinear && eventForm != .json
    }

    private var logWidth: Int { terminal.width - Self.pictureColumns - Self.gap }

    private func lines(of range: Range<Int>, width: Int) -> [StyledText] {
        let renderer = EventRenderer(
            eventForm, encoding: encoding, width: width, showsRule: events.showsRule,
            said: workbench.phrases.said)
        let log = workbench.log
        return range.filter { filter.shows(log.events[$0]) }
            .flatMap { renderer.lines(log.events[$0], index: $0, in: log) }
            .flatMap { TextWrapping.wrap($0, to: width, breaksWords: true) }
    }

    private func picture(_ drawing: ScreenDrawing, besideRows count: Int) -> [StyledText] {
        let rows = min(max(count, Self.pictureRows.lowerBound), Self.pictureRows.upperBound)
        return ScreenRenderer(
            .pretty, encoding: encoding, columns: Self.pictureColumns,
            rows: min(rows, terminal.height - 2), namesDevice: false, said: workbench.phrases.said
        ).lines(drawing)
    }

    private func beside(_ log: [StyledText], _ picture: [StyledText]) -> [StyledText] {
        (0..<max(log.count, picture.count)).map { row in
            var line = log.indices.contains(row) ? log[row] : StyledText()
            guard picture.indices.contains(row), !picture[row].isEmpty else { return line }
            let used = TextWidth.columns(of: line)
            line.append(String(repeating: " ", count: max(0, logWidth - used) + Self.gap))
            line.append(picture[row])
            return line
        }
    }
}
