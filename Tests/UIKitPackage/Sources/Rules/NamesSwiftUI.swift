import UIKit

/// Names a type of a file that is left out.
struct PageItem {
    let page: Page
    @MainActor func show(_ controller: UIViewController) -> String {
        page.show?(controller)
        return page.title
    }
}
