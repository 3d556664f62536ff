import CReadline
import Console
import POSIX

/// Starts this program again and again, to run scripts for `vcr test`.
@MainActor
final class WorkerProcesses: TestProcesses {
    /// One of them, with our ends of its three pipes.
    private struct Worker {
        let id: pid_t
        let input: Int32
        let output: Int32
        let errors: Int32
        /// The beginning of what it wrote to standard error.
        var lastWords: [UInt8] = []
    }

    private let words: [String]
    /// By the number of our end of the pipe that it writes to.
    private var workers: [Int: Worker] = [:]

    /// How much is kept of what a process writes to standard error.
    private static let lastWordsLimit = 4096

    /// Makes workers for a run that was given the arguments.
    init(for arguments: [String]) { words = ["vcr", TestWorker.word] + arguments }

    func start() -> Int? {
        guard let input = Pipe(), let output = Pipe(), let errors = Pipe() else { return nil }
        let id = withArguments(words) {
            vcr_start_again($0, input.reading, output.writing, errors.writing)
        }
        for end in [input.reading, output.writing, errors.writing] { close(end) }
        let ours = Worker(
            id: id, input: input.writing, output: output.reading, errors: errors.reading)
        if id < 0 {
            closeEnds(of: ours)
            return nil
        }
        workers[Int(ours.output)] = ours
        return Int(ours.output)
    }

    func send(_ bytes: [UInt8], to process: Int) {
        guard let worker = workers[process] else { return }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(worker.input, $0.baseAddress, $0.count) }
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
        }
    }

    func news(within milliseconds: Int, gathering: Bool) -> [TestProcessNews] {
        let numbers = workers.keys.sorted()
        var waiting = numbers.flatMap { number in
            [Int32(number), workers[number]!.errors].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
        }
        guard poll(&waiting, nfds_t(waiting.count), Int32(milliseconds)) > 0 else { return [] }
        if gathering { usleep(2000) }
        return numbers.enumerated().compactMap { index, number in
            if waiting[2 * index + 1].revents != 0 { readLastWords(of: number) }
            return waiting[2 * index].revents == 0 ? nil : readOutput(of: number)
        }
    }

    func end(_ process: Int) {
        if let worker = workers.removeValue(forKey: process) { _ = wait(for: worker) }
    }

    // MARK: Reading

    private func readOutput(of process: Int) -> TestProcessNews? {
        let bytes = Self.read(Int32(process))
        if !bytes.isEmpty { return .wrote(process: process, bytes) }
        guard let id = workers[process]?.id else { return nil }
        // It has ended, but for one that closed the pipe, whose other pipe might stay open for ever.
        kill(id, SIGKILL)
        readLastWords(of: process)
        guard let worker = workers.removeValue(forKey: process) else { return nil }
        let lines = worker.lastWords.split(separator: UInt8(ascii: "\n"))
            .map { String(decoding: $0, as: UTF8.self) }
        return .ended(process: process, how: wait(for: worker), lastWords: lines)
    }

    private func readLastWords(of process: Int) {
        guard let worker = workers[process] else { return }
        let bytes = Self.read(worker.errors)
        let room = Self.lastWordsLimit - worker.lastWords.count
        workers[process]?.lastWords += bytes.prefix(room)
    }

    /// What there is to read; empty at the end.
    private static func read(_ descriptor: Int32) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: 1 << 12)
        while true {
            let count = block.withUnsafeMutableBytes {
                POSIX.read(descriptor, $0.baseAddress, $0.count)
            }
            if count >= 0 || errno != EINTR { return Array(block.prefix(max(0, count))) }
        }
    }

    // MARK: Ending

    /// Ends the process, if it has not ended, and says how it did.
    private func wait(for worker: Worker) -> Sentence {
        kill(worker.id, SIGKILL)
        closeEnds(of: worker)
        var status: Int32 = 0
        while waitpid(worker.id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        if signal == 0 { return "exit status \(status >> 8 & 0xFF)" }
        return "signal \(signal), \(String(cString: strsignal(signal)))"
    }

    private func closeEnds(of worker: Worker) {
        for end in [worker.input, worker.output, worker.errors] { close(end) }
    }
}
