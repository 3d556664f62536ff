import CommandLanguage
import Testing

/// The listings of the container guide in one class, and what else Objective-C has.
private let listing = """
    class Container: UIViewController {
    - (void) displayContentController: (UIViewController*) content {
       [self addChildViewController:content];
       content.view.frame = [self frameForContentController]; // 1
       [self.view addSubview:self.currentClientView];
    }
    - (void)cycleFromViewController: (UIViewController*) oldVC
                   toViewController: (UIViewController*) newVC {
       CGRect endFrame = [self oldViewEndFrame];
       [self transitionFromViewController: oldVC toViewController: newVC
            duration: 0.25 options:0 animations:^{
                newVC.view.frame = oldVC.view.frame;
            } completion:^(BOOL finished) { [oldVC removeFromParentViewController]; }];
    }
    - (BOOL) shouldAutomaticallyForwardAppearanceMethods { return NO; }
    @property (weak, nonatomic) IBOutlet UIView *child;
    }
    for (int i = 0; i < 3; i++) { if (i % 2) continue; else NSLog(@"%d", i); }
    switch (a) { case 1: case 2: [a b:@[@1, @{@"k": @(x)}]]; break; default: c = d ? e : -f; }
    __weak typeof(self) weakSelf = self; void (^b)(BOOL, id) = ^(BOOL f, id x) { };
    """

@Suite("Hostile Objective-C") struct HostileObjectiveCTests {
    /// The tokens of the listing, roughly: words, and all else byte by byte.
    private var pieces: [String] {
        var pieces: [String] = []
        var isWord = false
        for character in listing {
            let continues = (character.isLetter || character.isNumber) && isWord
            if continues {
                pieces[pieces.count - 1].append(character)
            } else {
                pieces.append(String(character))
            }
            isWord = character.isLetter || character.isNumber
        }
        return pieces
    }

    @Test func `code in a comment that is no UTF-8 is told`() {
        let opening = Array("- (void)a { // ".utf8), code = Array(" [b c]; }\n".utf8)
        let script = ParsedScript(opening + [UInt8](repeating: 0xFF, count: 9) + code)
        #expect(script.items == ["s.vcr:1:13: the comment '//' swallows the code behind it"])
    }

    @Test func `every beginning of a listing is read to its end`() {
        let bytes = Array(listing.utf8)
        for count in 0...bytes.count {
            #expect(ParsedScript(Array(bytes.prefix(count))).items.count <= 12)
        }
    }

    @Test func `a listing without one of its words or signs is read to its end`() {
        let pieces = pieces
        for index in pieces.indices {
            let script = pieces[..<index].joined() + pieces[(index + 1)...].joined()
            #expect(ParsedScript(script).items.count <= 40)
        }
    }

    @Test func `a listing with one of its words or signs twice is read to its end`() {
        let pieces = pieces
        for index in pieces.indices {
            let script = pieces[...index].joined() + pieces[index...].joined()
            #expect(ParsedScript(script).items.count <= 40)
        }
    }

    @Test func `the listing itself is read without a mistake`() {
        #expect(ParsedScript(listing).items.allSatisfy { !$0.hasPrefix("s.vcr:") })
    }

    @Test(arguments: [
        "[", "[a b:", "@[", "@{", "@(", "^{ ", "x = ^{ [a b:", "- (void)a { ", "if (a) { ",
        "x = (UIView *)", "[a b:^(id c) { ", "@interface ", "for (;;) { ", "x = @selector(",
        "switch (a) { case ", "NSArray<", "x = -", "x = a ?: ", "x = a ? b : ", "if (a) ",
    ])
    func `constructs nested for ever are few mistakes`(opening: String) {
        let script = String(repeating: opening, count: 100_000) + "\nadd a\n"
        #expect(ParsedScript(script).items.count <= 3)
    }
}
