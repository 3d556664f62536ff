import Foundation
import Statements
import VCRShellMain

@main
enum Main {
    @MainActor
    static func main() {
        adoptedTypes().adopt()
        exit(vcr_main())
    }
}
