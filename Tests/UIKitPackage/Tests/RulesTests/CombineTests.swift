import Combine
import XCTest

/// A model as an app with Combine has it.
private final class Score: ObservableObject {
    @Published var points = 0
    @Published var player = "Ann"
}

@MainActor
final class CombineTests: XCTestCase {
    private var subscriptions: Set<AnyCancellable> = []

    func testWhatIsPublishedReachesALabel() {
        let (score, label) = (Score(), UILabel())
        score.$points.map { "\($0) points" }.assign(to: \.text, on: label).store(in: &subscriptions)
        score.points = 3
        XCTAssertEqual(label.text, "3 points")
    }

    func testTheNewestOfBoth() {
        let score = Score()
        var seen: [String] = []
        score.$points.combineLatest(score.$player) { "\($1) \($0)" }
            .sink { seen.append($0) }.store(in: &subscriptions)
        score.player = "Bo"
        score.points = 1
        XCTAssertEqual(seen, ["Ann 0", "Bo 0", "Bo 1"])
    }

    func testThreeAndFour() {
        let (a, b, c) = (CurrentValueSubject<Int, Never>(1), Just("x"), Just(true))
        var seen: [String] = []
        var end = ""
        Publishers.CombineLatest3(a, b, c)
            .sink(receiveCompletion: { end = "\($0)" }, receiveValue: { seen.append("\($0)") })
            .store(in: &subscriptions)
        a.combineLatest(b, c, Just(2)) { $0 + $3 }.sink { seen.append("\($0)") }
            .store(in: &subscriptions)
        a.send(4)
        XCTAssertEqual(end, "")
        a.send(completion: .finished)
        XCTAssertEqual(Set(seen), [#"(1, "x", true)"#, "3", #"(4, "x", true)"#, "6"])
        XCTAssertEqual(end, "finished")
    }

    func testWhatComesFromAnyOfThem() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var (seen, ends) = ([Int](), 0)
        a.merge(with: b.map { $0 * 10 }, Just(7))
            .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0) })
            .store(in: &subscriptions)
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        XCTAssertEqual(ends, 0)
        b.send(completion: .finished)
        XCTAssertEqual(seen, [7, 1, 20])
        XCTAssertEqual(ends, 1)
    }

    func testTheMainQueueDelivers() {
        let heard = expectation(description: "heard")
        Just(1).receive(on: DispatchQueue.main).sink { _ in heard.fulfill() }
            .store(in: &subscriptions)
        wait(for: [heard], timeout: 1)
    }
}
