import Testing
import UIKit

@testable import Rules

/// A delegate of the tests meets an optional requirement of the package.
private final class Counter: PagerDelegate {
    var count = 0
    func name(of pager: Pager) -> String { "counter" }
    func pager(_ pager: Pager, didShow page: Int) { count += 1 }
}

@MainActor
@Test func `a delegate of another module is asked`() {
    let pager = Pager()
    let counter = Counter()
    pager.delegate = counter
    #expect(pager.show(1) == "counter")
    #expect(counter.count == 1)
}
