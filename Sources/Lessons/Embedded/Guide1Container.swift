// swift-format-ignore-file
// Written by scripts/generate-lessons from Guides/1-container.md.
extension LessonCatalogue {
    static let guide1Container = File(
        name: "1-container.md",
        text: #"""
---
guide: container
title: Container view controllers
---
The first text is a chapter on containers: how one designs them, how children come, go and change, who tells them that they appear. It opens with a note on a drawer that somebody wants to build; then comes a chapter of Apple's guide, with the stack and the split for examples.

# A drawer to begin with

## A drawer is a container of one's own
The writer looked into a published drawer, MMDrawerController (github.com/griddynamics-archive/MMDrawerController), and found a container like those that UIKit brings, with a centre and sides as children. The picture shows some of its methods: it switches forwarding off and passes appearance on by hand. The gallery has such a drawer; the menu appears in it only while it is open.

```vcr fresh quiet
new feed; new menu
new d as drawer with feed menu
root d
mark
```
```vcr
expect d.shouldAutomaticallyForwardAppearanceMethods false
open left
expect log {
  menu.loadView()
  menu.viewDidLoad()
  menu.viewWillAppear(true)
  menu.viewIsAppearing(true)
  menu.viewDidAppear(true)
}
expect tree {
  d [appeared]
    feed [appeared]
    menu [appeared]
}
```
```claim drawer holds
rules: C28 C29
about: beginAppearanceTransition DrawerController MMDrawerController
lessons: a-drawer forward-by-hand
```

## Drawers that one finds are not always strict
Reports on published drawers tell of callbacks that never come. The gallery has one with such a fault: where the centre is replaced, the new one's appearance begins and is never ended, so that `viewDidAppear` does not come. `doctor` names the call that is missing.

```vcr fresh quiet
new feed; new menu; new other
new d as BrokenDrawerController with feed menu
root d
mark
```
```vcr
d.setCenter(other, withCloseAnimation: true) { _ in }
expect log appearance of other {
  other.viewWillAppear(false)
  other.viewIsAppearing(false)
}
doctor
```
```says
beginAppearanceTransition of other has no end: viewDidAppear is waiting
other.endAppearanceTransition()
```
```claim strict-drawers holds
rules: C31 C28
about: beginAppearanceTransition endAppearanceTransition DrawerController MMDrawerController
lessons: a-drawer forward-by-hand
```

# What a container is

## It combines the content of several controllers in one interface
One screen, three controllers: the container and two children side by side.

```vcr fresh quiet
new home; new list; new page
root home
```
```vcr
add list frame 0 0 150 852
add page frame 150 0 243 852
screen --style plain
expect tree {
  home [appeared]
    list [appeared]
    page [appeared]
}
```
```claim combines holds
rules: C10
lessons: add-a-child several-children
```

## It serves to navigate, and to make new kinds of interface of what there is
The same two controllers, once as a stack to walk through, once as pages of a container with segments. Neither of the two was changed for it.

```vcr fresh
new list; new page
new n as nav root list
root n
push page
expect tree {
  n [appeared]
    list [disappeared]
    page [appeared]
}
```
```vcr fresh
new list; new page
new s as segmented with list page
root s
expect tree {
  s [appeared]
    list [appeared]
}
```
```claim purpose holds
rules: C34
lessons: a-stack
```

## The stack, the tabs and the split are UIKit's own
All three are controllers with children, and each leads from one part of an app to another in its way.

```vcr fresh
new a; new b
new n as nav root a
new t as tab with n b
root t
select b
expect tree {
  t [appeared]
    n [disappeared]
      a [disappeared]
    b [appeared]
}
```
```vcr fresh
device "iPad A16"
new list; new detail
new s as split with list detail
root s
tree
expect s.viewControllers.count 2
```
```claim own-containers holds
rules: C09 C42 R31
lessons: a-stack tabs a-split
```

# Designing one

## A container looks after a root view and content, like any controller
It is an ordinary subclass: it loads its view at the usual moment, and may have views of its own.

```vcr fresh
class Frame: UIViewController {
    let title1 = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(title1)
    }
}
new home as Frame
mark
root home
expect log load {
  home.loadView()
  home.viewDidLoad()
}
expect home.view.subviews.count 1
```
```claim like-any holds
rules: L02
about: loadView viewDidLoad
lessons: load-sequence
```

## What differs: a part of its content comes from others, and only their views
In the container's hierarchy stands the child's root view; the child itself stands in the tree of controllers.

```vcr fresh quiet
new home; new a
root home
```
```vcr
add a frame 0 400 393 452
views
expect a.view.superview home.view
expect a.parent home
```
```claim only-views holds
rules: C10 B01
lessons: add-a-child
```

## It sets where a child's view is and how large; what is inside stays the child's
The container makes the child's view smaller; the child's own label follows by the child's constraint, untouched by the container.

```vcr fresh quiet
class Card: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
        label.heightAnchor.constraint(equalToConstant: 20).isActive = true
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }
}
new home; new a as Card
root home
add a frame 0 0 300 300
```
```vcr
expect a.label.frame 0 0 150 20
frame a 0 0 200 300
expect a.label.frame 0 0 100 20
```
```claim who-lays-out holds
rules: B01 B13
about: viewDidLayoutSubviews
lessons: size-of-a-child
```

## Know how the two are related
The relation decides how a child's content is shown and how the container keeps it. `info` and `tree` tell it at any time.

```vcr fresh quiet
new home; new a; new b
root home
add a
add b to a frame 0 0 100 100
```
```vcr
expect b.parent a
expect home.children.count 1
expect tree {
  home [appeared]
    a [appeared]
      b [appeared]
}
```
```claim relation holds
rules: C10
lessons: tree-and-states
```

## Eight questions before the first line
The text asks: what the container and each child are for; how many children show at once; what siblings have to do with each other; how children come and go; whether their size or place changes, and when; whether the container adds views that adorn or navigate; what the two tell each other beyond the usual events; and what of its looks can be configured. `doctor design` asks the eight of a container that runs, and answers what it can see.

```vcr fresh quiet
new home; new menu; new page
root home
add menu frame 0 0 120 852
add page frame 120 0 273 852
```
```vcr
doctor design home
expect home.children.count 2
```
```says
? what is home for, and what is each child for?
children at a time 2 of 2 to be seen now: menu, page
? may more of them show at once?
siblings menu and page lie side by side
? does one child depend on another?
? who decides that a child comes or goes?
menu has 0 0 120 852
page has 120 0 273 852
? when else does a child's frame change?
? which of these does the user navigate by?
? what must a child be able to ask for?
? what should an app be able to set?
```
```claim eight-questions holds
rules: C10
lessons: eight-questions
```

## UIKit asks for one thing: that parent and child are formally related
Where only the view is added, it shows all the same, but the child has no parent and nothing keeps it alive.

```vcr fresh quiet
new home; new a
root home
home.view.addSubview(a.view)
```
```vcr
doctor
expect a.parent nil
home.addChild(a)
a.didMove(toParent: home)
expect a.parent home
doctor
```
```says
a's view is in home's, and a is no child of home
rule C12
nothing is wrong
```
```claim one-requirement holds
rules: C12
about: addChild
lessons: forgotten-add-child
```

## The relation makes sure that children get the system's messages
Two views lie in the same root, one with `addChild` and one without. When the phone turns, only the real child hears of the new size.

```vcr fresh quiet
new home; new a; new stray
root home
add a
home.view.addSubview(stray.view)
mark
```
```vcr
rotate landscape
expect log traits of home,a,stray {
  home.willTransition(to: wC hC)
  a.willTransition(to: wC hC)
  home.viewWillTransition(to: 852x393)
  a.viewWillTransition(to: 852x393)
  home.traitCollectionDidChange(wC hR)
  a.traitCollectionDidChange(wC hR)
}
expect no warning
```
```claim messages holds
rules: D23 T06
about: viewWillTransition
lessons: forgotten-add-child traits-and-rotation
```

## The rest is layout, and each container's own affair
A view may stand anywhere in the container's area, in any size, and views that adorn may stand beside it.

```vcr fresh quiet
new home; new a; new b
root home
```
```vcr
add a frame 20 100 160 160
add b frame 200 500 173 300
placeholder bar in home frame 0 59 393 30
screen --rows 20
expect a.view.frame 20 100 160 160
expect b.view.frame 200 500 173 300
expect bar.superview home.view
```
```claim anywhere holds
rules: B13
lessons: several-children
```

# Example: the navigation controller

## It leads through data in levels, one child at a time
Three levels are in the stack, and one view is in the window.

```vcr fresh quiet
new albums; new songs; new player
new n as nav root albums
root n
```
```vcr
push songs
push player
expect tree {
  n [appeared]
    albums [disappeared]
    songs [disappeared]
    player [appeared]
}
```
```claim one-at-a-time holds
rules: C34
lessons: a-stack
```

## The bar says where one is and has a button back
The title is that of the top's item, and the button back leads one level up: it is tapped here.

```vcr fresh quiet
new albums; new songs
albums.title = "Albums"
songs.title = "Songs"
new n as nav root albums
root n
push songs
```
```vcr
screen --style plain
tap "Albums"
expect n.topViewController albums
```
```claim bar holds
rules: C36 R42
lessons: a-stack
```

## The way down is the child's: a table or buttons
A row of the child's table is touched; the table's controller decides what comes next.

```vcr fresh quiet
class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let song = UIViewController()
        song.title = "Song \(indexPath.row)"
        navigationController?.pushViewController(song, animated: true)
    }
}
new list as List
new n as nav root list
root n
```
```vcr
tap row 1 in list.tableView
expect n.viewControllers.count 2
expect n.topViewController.title "Song 1"
```
```claim way-down holds
rules: U04 C34
about: didSelectRow
lessons: a-stack actions-and-data
```

## Both manage it: the child asks and configures, the stack moves
A button's action makes the next controller, gives it its title, and asks for the push. The stack then sends every callback of the transition.

```vcr fresh quiet
class Start: UIViewController {
    let button = UIButton(type: .system)
    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Next", for: .normal)
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
        button.addTarget(self, action: #selector(goOn), for: .touchUpInside)
        view.addSubview(button)
    }
    @objc func goOn() {
        let next = UITableViewController()
        next.title = "Filled by the child"
        navigationController?.pushViewController(next, animated: true)
    }
}
new start as Start
new n as nav root start
root n
mark
```
```vcr
tap Next
expect log action, containment, appearance {
  UIButton-1.action()
  start.goOn()
  UITableViewController-1.willMove(toParent: n)
  start.viewWillDisappear(true)
  UITableViewController-1.viewWillAppear(true)
  UITableViewController-1.viewIsAppearing(true)
  start.viewDidDisappear(true)
  UITableViewController-1.viewDidAppear(true)
  UITableViewController-1.didMove(toParent: n)
}
expect n.topViewController.title "Filled by the child"
```
```claim jointly holds
rules: C34 U16
about: viewWillAppear didMove
lessons: a-stack actions-and-data
```

## The stack also manages the bar, whose button dismisses the top
Tapping it sends a pop's callbacks, and the popped controller is let go.

```vcr fresh quiet
new a; new b
new n as nav root a
root n
push b
forget b
mark
```
```vcr
tap Back
expect log {
  b.willMove(toParent: nil)
  b.viewWillDisappear(true)
  a.viewWillAppear(true)
  n.delegate.willShow(a, true)
  a.viewIsAppearing(true)
  b.viewDidDisappear(true)
  a.viewDidAppear(true)
  b.didMove(toParent: nil)
  n.delegate.didShow(a, true)
  b.deinit
}
expect dead b
```
```claim back-button holds
rules: C36 V05
about: willMove
lessons: a-stack
```

## The first figure: bar on top, the top child below
The stack's own view holds a wrapper with the child's view, and the bar over it. Most of the area is the child's.

```vcr fresh quiet
new top
new n as nav root top
root n
```
```vcr
views
screen --rows 16
expect top.view.frame 0 0 393 852
expect n.navigationBar.frame 0 59 393 54
```
```says
n.view: UILayoutContainerView (0 0; 393 852)
UIViewControllerWrapperView-1
top.view: UIView (0 0; 393 852)
UINavigationBar-1 (0 59; 393 54)
```
```claim figure-stack holds
rules: C40 R52
lessons: a-stack
```

## In compact and in regular width one child shows, fitted to the room
The phone turns, then the same on an iPad: one child each time, as large as the stack.

```vcr fresh
new a; new b
new n as nav root a
root n
push b
rotate landscape
expect b.view.frame 0 0 852 393
```
```vcr fresh
device "iPad A16"
new a; new b
new n as nav root a
root n
push b
expect n.traitCollection.horizontalSizeClass regular
expect b.view.frame 0 0 820 1180
expect tree {
  n [appeared]
    a [disappeared]
    b [appeared]
}
```
```claim stack-fits holds
rules: T06 C34
lessons: a-stack traits-and-rotation
```

# Example: the split view controller

## Two controllers, and the one decides what the other shows
A choice in the list puts another detail beside it.

```vcr fresh quiet
device "iPad A16"
rotate landscape
new list; new first; new second
new s as split with list first
root s
mark
```
```vcr
showdetail second from list
expect log appearance of first,second {
  first.viewWillDisappear(false)
  first.viewDidDisappear(false)
  second.viewWillAppear(false)
  second.viewIsAppearing(false)
  second.viewDidAppear(false)
}
expect tree {
  s [appeared]
    UINavigationController-1 [appeared]
      list [appeared]
    UINavigationController-3 [appeared]
      second [appeared]
}
```
```claim master-detail holds
rules: R31 P26
about: showDetailViewController
lessons: a-split show-and-detail
```

## What is visible can be set, within what the environment allows
In regular width the two show side by side, or the list is hidden and comes when it is wanted. In compact width the same wish changes nothing: one shows at a time.

```vcr fresh
device "iPad A16"
rotate landscape
new list; new detail
new s as split with list detail
root s
expect s.displayMode oneBesideSecondary
displaymode secondaryOnly
expect s.displayMode secondaryOnly
tree
displaymode oneOverSecondary
expect s.displayMode oneOverSecondary
```
```says
s: UISplitViewController [appeared]
```
```vcr fresh
device "iPhone 16"; new list; new detail
new s as split with list detail
root s
expect s.isCollapsed true
tree
```
```claim split-visibility holds
rules: R33 C50 R35
lessons: a-split
```

## The second figure: a split's own view, two children in it
The split itself has nothing but its container views. The children's widths can be set.

```vcr fresh quiet
device "iPad A16"
rotate landscape
new list; new detail
new s as split with list detail
root s
```
```vcr
screen --rows 16
tree
expect list.view.frame.size.width 320
s.preferredPrimaryColumnWidth = 400
layout
expect list.view.frame.size.width 400
```
```claim figure-split holds
rules: R34
lessons: a-split
```

# Containers in Interface Builder

## A container view in the scene makes the relation at design time
Xcode's editor is not here; what it writes is. The scene `details` of this storyboard has a container view with an embed segue, and the child is a child when its parent has loaded.

```vcr fresh quiet
storyboard GuideMain.storyboard as board
```
```vcr
segues board --style plain
instantiate details from board as details
root details
expect details.children.count 1
expect tree {
  details [appeared]
    UIViewController-2 [appeared]
}
```
```says
holds Map embedded
```
```claim container-view outside
rules: G04
lessons: a-storyboard
```

## The placeholder gives the child its size and place
The third figure: the child's view fills the container view, wherever the scene has it.

```vcr fresh quiet
storyboard GuideMain.storyboard as board
instantiate details from board as details
root details
```
```vcr
views
details.view.subviews.first?.frame = CGRect(x: 10, y: 100, width: 200, height: 200)
layout
expect details.children.first.view.frame 0 0 200 200
```
```claim placeholder-view holds
rules: G04
lessons: a-storyboard
```

## Parent and child are made together
When the scene's view loads, the child of its container view is made, prepared and added, all before the parent's `viewDidLoad`.

```vcr fresh quiet
storyboard GuideMain.storyboard as board
instantiate details from board as details
mark
```
```vcr
root details
expect log load, segue, containment {
  details.loadView()
  details.shouldPerformSegue("embedMap")
  UIViewController-2.init(coder:)
  UIViewController-2.awakeFromNib()
  details.prepare(for: "embedMap")
  UIViewController-2.loadView()
  UIViewController-2.viewDidLoad()
  UIViewController-2.willMove(toParent: details)
  UIViewController-2.didMove(toParent: details)
  details.viewDidLoad()
}
```
```claim made-together holds
rules: G04 L01 D24
about: prepare awakeFromNib
lessons: a-storyboard
```

## Without it, each child is added in code
The same tree by three calls.

```vcr fresh quiet
new details; new map
root details
```
```vcr
details.addChild(map)
details.view.addSubview(map.view)
map.didMove(toParent: details)
expect tree {
  details [appeared]
    map [appeared]
}
```
```claim or-in-code holds
rules: C10
about: addChild
lessons: add-a-child
```

# Implementing one

## The relation comes before the child's view is managed
Where the view comes first and the container is on the screen, the appearance runs ahead of `willMove`.

```vcr fresh quiet
new home; new a
root home
mark
```
```vcr
home.view.addSubview(a.view)
home.addChild(a)
a.didMove(toParent: home)
expect log containment, appearance {
  a.viewWillAppear(false)
  a.viewIsAppearing(false)
  a.viewDidAppear(false)
  a.willMove(toParent: home)
  a.didMove(toParent: home)
}
```
```claim relation-first holds
rules: C14
about: willMove viewWillAppear
lessons: forgotten-add-child
```

## UIKit then knows that the container sees to size and place
What the child prefers is told to the container, not obeyed: the container may take it or leave it.

```vcr fresh quiet
new home; new a
root home
add a frame 0 0 200 200
set log layout
mark
```
```vcr
prefer a 320 480
expect log layout {
  home.preferredContentSizeDidChange(forChildContentContainer: a)
}
expect a.view.frame 0 0 200 200
```
```claim container-decides holds
rules: T07
about: preferredContentSizeDidChange
lessons: preferred-size
```

## In code one adds and removes children explicitly
`code` prints the calls behind the two verbs.

```vcr fresh quiet
new home; new a
root home
```
```vcr
add a
code
remove a
code
expect home.children.count 0
```
```claim explicitly holds
rules: C10 C20
lessons: add-a-child remove-a-child
```

# Adding a child

## First addChild: the container manages the child from now on
It sends `willMove`, with the parent set already, and nothing else: no view is loaded yet.

```vcr fresh quiet
new home; new a
root home
mark
```
```vcr
home.addChild(a)
expect log {
  a.willMove(toParent: home)
}
expect a.parent home
expect a.isViewLoaded false
```
```claim add-first holds
rules: C10 C13
about: addChild willMove
lessons: add-a-child
```

## Then the child's root view goes into the container's, with a frame
Entering the visible hierarchy loads the view and begins the appearance. Without a frame of one's own the view keeps what it was loaded with.

```vcr fresh quiet
new home; new a; new b
root home
home.addChild(a); home.addChild(b)
mark
```
```vcr
a.view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
home.view.addSubview(a.view)
home.view.addSubview(b.view)
expect log {
  a.loadView()
  a.viewDidLoad()
  a.viewWillAppear(false)
  a.viewIsAppearing(false)
  a.viewDidAppear(false)
  b.loadView()
  b.viewDidLoad()
  b.viewWillAppear(false)
  b.viewIsAppearing(false)
  b.viewDidAppear(false)
}
expect a.view.frame 0 100 393 300
expect b.view.frame 0 0 393 852
```
```claim add-view holds
rules: C10 L02
about: viewWillAppear loadView
lessons: add-a-child forgotten-add-subview
```

## Then constraints for its size and place, if any
Four constraints to the container's view; the child follows when the phone turns.

```vcr fresh quiet
new home; new a
root home
home.addChild(a)
home.view.addSubview(a.view)
```
```vcr
constrain a.view.leading = home.view.leading
constrain a.view.trailing = home.view.trailing
constrain a.view.top = home.view.safeArea.top
constrain a.view.bottom = home.view.bottom
a.didMove(toParent: home)
expect a.view.frame 0 59 393 793
rotate landscape
expect a.view.frame 0 0 852 393
```
```claim add-constraints holds
rules: R81
lessons: size-of-a-child
```

## Last didMove, which is the container's to call
Left out, nothing fails and the child appears; it only never hears that it has arrived. `doctor` finds it.

```vcr fresh quiet
new home; new a
root home
mark
```
```vcr
home.addChild(a)
home.view.addSubview(a.view)
expect log containment {
  a.willMove(toParent: home)
}
doctor
a.didMove(toParent: home)
doctor
```
```says
didMove(toParent: home) was never sent to a
rule C11
nothing is wrong
```
```claim add-last holds
rules: C11 D03
about: didMove
lessons: forgotten-did-move
```

## In didMove the child can answer to its new place
The container calls it when the view stands in its hierarchy, so that the child finds its view in another one; and it hears of the end as well, with no parent.

```vcr fresh quiet
class Child: UIViewController {
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        print("\(parent == nil ? "alone" : "at home"), \(view.superview == nil ? "in no view" : "in a view")")
    }
}
new home; new a as Child
root home
mark
```
```vcr
add a
remove a
expect log containment {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
  a.willMove(toParent: nil)
  a.didMove(toParent: nil)
}
```
```says
at home, in a view
alone, in no view
```
```claim did-move-answer holds
rules: C10 C20
about: didMove
lessons: add-a-child remove-a-child
```

## Listing 5-1: adding a child
A method of the container with the four calls in their order, in Objective-C.

```vcr fresh quiet
@interface Adding : UIViewController
@end

@implementation Adding
- (void)take:(UIViewController *)content {
    [self addChildViewController:content];
    content.view.frame = CGRectInset(self.view.bounds, 10, 10);
    [self.view addSubview:content.view];
    [content didMoveToParentViewController:self];
}
@end
new home as Adding
new a
root home
mark
```
```vcr
[home take:a];
expect log {
  a.willMove(toParent: home)
  a.loadView()
  a.viewDidLoad()
  a.viewWillAppear(false)
  a.didMove(toParent: home)
  a.viewIsAppearing(false)
  a.viewDidAppear(false)
}
expect a.view.frame 10 10 373 832
expect no warning
```
```claim listing-add holds
rules: C10
about: addChild didMove
lessons: add-a-child
```

## The listing adds a view that it does not name before
It puts `currentClientView` into the hierarchy, a property that is left to the reader, as is the method with the frame, where the text speaks of the child's view. As it is printed, a compiler refuses the class; here it is read with a note of what it lacks, and to call it ends in an exception. With the property still nil, nothing is added: the child has a parent and is never seen, which `doctor` tells. Only where the property leads to the child's view the listing does what it is for.

```vcr fresh
@interface Adding : UIViewController
@end

@implementation Adding
- (void) displayContentController: (UIViewController*) content {
 [self addChildViewController:content];
 content.view.frame = [self frameForContentController];
 [self.view addSubview:self.currentClientView];
 [content didMoveToParentViewController:self];
}
@end
new home as Adding
new a
root home
mark
[home displayContentController:a];
expect exception "frameForContentController"
expect a.parent nil
```
```says
the class uses members that are not defined: 'frameForContentController', 'currentClientView'
```
```vcr fresh quiet
@interface Adding : UIViewController
@property (nonatomic) UIView *currentClientView;
@end

@implementation Adding
- (CGRect)frameForContentController { return self.view.bounds; }
- (void) displayContentController: (UIViewController*) content {
 [self addChildViewController:content];
 content.view.frame = [self frameForContentController];
 [self.view addSubview:self.currentClientView];
 [content didMoveToParentViewController:self];
}
@end
new home as Adding
new a; new b
root home
mark
```
```vcr
[home displayContentController:a];
expect log {
  a.willMove(toParent: home)
  a.loadView()
  a.viewDidLoad()
  a.didMove(toParent: home)
}
expect a.view.superview nil
doctor
home.currentClientView = b.view
mark
[home displayContentController:b];
expect log {
  b.willMove(toParent: home)
  b.viewWillAppear(false)
  b.didMove(toParent: home)
  b.viewIsAppearing(false)
  b.viewDidAppear(false)
}
expect b.view.superview home.view
```
```says
a was told that it moved to home, and its view stands nowhere: displayContentController adds self.currentClientView and not content.view
rule C13
```
```claim listing-nil-view holds
rules: C10 C13
about: didMove addChild
lessons: forgotten-add-subview add-a-child
```

## The frame is set before the view is added, so that it is right at once
The child's first `viewDidLayoutSubviews` finds the size that it keeps.

```vcr fresh quiet
class Child: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        print("laid out in \(view.frame.width) by \(view.frame.height)")
    }
}
new home; new a as Child
root home
mark
```
```vcr
home.addChild(a)
a.view.frame = CGRect(x: 10, y: 10, width: 373, height: 832)
home.view.addSubview(a.view)
a.didMove(toParent: home)
expect log layout of a contains { a.viewDidLayoutSubviews() }
expect a.view.frame 10 10 373 832
```
```says
laid out in 373.0 by 832.0
```
```claim frame-first holds
rules: B08
about: viewDidLayoutSubviews
lessons: size-of-a-child
```

## One calls didMove only: addChild has called willMove
Who calls `willMove` as well, sends it twice.

```vcr fresh quiet
new home; new a; new b
root home
mark
```
```vcr
add a
expect log containment {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
}
b.willMove(toParent: home)
home.addChild(b)
expect log containment {
  b.willMove(toParent: home)
  b.willMove(toParent: home)
}
```
```claim only-did-move holds
rules: C10
about: willMove didMove
lessons: add-a-child
```

## didMove is the container's, since only it knows when the view is in place
Called before the view is added, UIKit does not refuse it: the child hears that it has arrived, and appears afterwards. `doctor` says that the order is wrong.

```vcr fresh quiet
new home; new a
root home
mark
```
```vcr
home.addChild(a)
a.didMove(toParent: home)
home.view.addSubview(a.view)
expect log {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
  a.loadView()
  a.viewDidLoad()
  a.viewWillAppear(false)
  a.viewIsAppearing(false)
  a.viewDidAppear(false)
}
expect no exception
doctor
```
```says
a was told that it moved to home before its view was added
rule B06
```
```claim did-move-after holds
rules: C10 B06
about: didMove
lessons: forgotten-did-move
```

## Constraints between the two are made after the view is added
Made before, they have no common ancestor, and UIKit raises.

```vcr fresh quiet
new home; new a
root home
home.addChild(a)
```
```vcr
a.view.topAnchor.constraint(equalTo: home.view.topAnchor).isActive = true
expect exception "common ancestor"
home.view.addSubview(a.view)
a.view.topAnchor.constraint(equalTo: home.view.topAnchor).isActive = true
expect no warning
```
```claim constraints-after holds
rules: E67
lessons: size-of-a-child
```

## They concern the child's root view alone
What the child has inside is its own. `doctor` names a container that reaches into it.

```vcr fresh quiet
class Card: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }
}
class Nosy: UIViewController {
    let card = Card()
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(card)
        view.addSubview(card.view)
        card.didMove(toParent: self)
        card.label.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
}
new home as Nosy
root home
```
```vcr
doctor
expect home.card.label.frame 0 0 10 10
```
```says
reaches into a child: card.label
rule B01
```
```claim root-view-only holds
rules: B01
lessons: size-of-a-child
```

# Removing a child

## willMove(nil), then the constraints, then the view, then removeFromParent
Four steps. The constraints to the child go with its view.

```vcr fresh quiet
new home; new a
root home
home.addChild(a)
home.view.addSubview(a.view)
constrain a.view.top = home.view.top
constrain a.view.leading = home.view.leading
constrain a.view.width = 100
constrain a.view.height = 100
a.didMove(toParent: home)
mark
```
```vcr
a.willMove(toParent: nil)
NSLayoutConstraint.deactivate(home.view.constraints)
a.view.removeFromSuperview()
a.removeFromParent()
expect log {
  a.willMove(toParent: nil)
  a.viewWillDisappear(false)
  a.viewDidDisappear(false)
  a.didMove(toParent: nil)
}
expect home.view.constraints.count 0
expect a.parent nil
```
```claim remove-order holds
rules: C20
about: willMove removeFromParent
lessons: remove-a-child
```

## The relation is cut for good; remove a child only if it is not needed
If nobody else holds it, it is gone at that moment.

```vcr fresh quiet
new home; new a
root home
add a
forget a
```
```vcr
remove a
expect log contains load { a.deinit }
expect dead a
```
```claim for-good holds
rules: B15 V05
about: deinit
lessons: remove-a-child memory
```

## A stack does not remove what a push covers; a pop does
The covered one disappears and stays a child. What is popped is told `willMove(nil)` and `didMove(nil)`.

```vcr fresh quiet
new a; new b
new n as nav root a
root n
mark
```
```vcr
push b
expect log appearance, containment of a {
  a.viewWillDisappear(true)
  a.viewDidDisappear(true)
}
expect a.parent n
pop
expect log containment of b {
  b.willMove(toParent: nil)
  b.didMove(toParent: nil)
}
expect b.parent nil
```
```claim covered-stays holds
rules: C34 C36
about: willMove
lessons: a-stack
```

## Listing 5-2: removing a child
`willMove(nil)` gives it time to prepare; `removeFromParent` sends `didMove(nil)` itself, and with the parent gone the removal is complete.

```vcr fresh quiet
@interface Removing : UIViewController
@end

@implementation Removing
- (void)drop:(UIViewController *)content {
    [content willMoveToParentViewController:nil];
    [content.view removeFromSuperview];
    [content removeFromParentViewController];
}
@end
new home as Removing
new a
root home
add a
mark
```
```vcr
[home drop:a];
expect log {
  a.willMove(toParent: nil)
  a.viewWillDisappear(false)
  a.didMove(toParent: nil)
  a.viewDidDisappear(false)
}
expect a.parent nil
expect no warning
```
```claim listing-remove holds
rules: C20
about: didMove removeFromParent
lessons: remove-a-child
```

# From one child to another

## Both are children before the animation, and the old one knows that it goes
The order that the text asks for, call by call, with the run loop held so that one sees the middle.

```vcr fresh quiet
new home; new old; new next
root home
add old
hold
mark
```
```vcr
old.willMove(toParent: nil)
home.addChild(next)
expect home.children.count 2
home.transition(from: old, to: next, duration: 0.25, options: [], animations: nil) { _ in old.removeFromParent(); next.didMove(toParent: home) }
wait 0.1
tree
release
expect log {
  old.willMove(toParent: nil)
  next.willMove(toParent: home)
  next.loadView()
  next.viewDidLoad()
  old.viewWillDisappear(true)
  next.viewWillAppear(true)
  next.viewIsAppearing(true)
  next.viewDidAppear(true)
  old.viewDidDisappear(true)
  completion transition(old, next, true)
  old.didMove(toParent: nil)
  next.didMove(toParent: home)
}
expect home.children.count 1
```
```claim both-children holds
rules: C24 C26
about: willMove didMove
lessons: swap-children
```

## Listing 5-3: the new one moves to where the old one is
Before the animation the new view stands outside at one side; it takes the old one's rectangle while the old one leaves at the other. The completion removes the old child and tells the new one.

```vcr fresh quiet
@interface Cycling : UIViewController
@end

@implementation Cycling
- (void)change:(UIViewController *)old to:(UIViewController *)next {
    CGFloat width = self.view.bounds.size.width;
    [old willMoveToParentViewController:nil];
    [self addChildViewController:next];
    next.view.frame = CGRectOffset(self.view.bounds, width, 0);
    CGRect away = CGRectOffset(self.view.bounds, -width, 0);
    [self transitionFromViewController:old toViewController:next duration:0.25 options:0
        animations:^{
            next.view.frame = old.view.frame;
            old.view.frame = away;
        }
        completion:^(BOOL finished) {
            [old removeFromParentViewController];
            [next didMoveToParentViewController:self];
        }];
}
@end
new home as Cycling
new old; new next
root home
add old frame 10 10 373 832
mark
```
```vcr
[home change:old to:next];
expect log {
  old.willMove(toParent: nil)
  next.willMove(toParent: home)
  next.loadView()
  next.viewDidLoad()
  old.viewWillDisappear(true)
  next.viewWillAppear(true)
  next.viewIsAppearing(true)
  next.viewDidAppear(true)
  old.viewDidDisappear(true)
  completion transition(old, next, true)
  old.didMove(toParent: nil)
  next.didMove(toParent: home)
}
expect next.view.frame 10 10 373 832
expect old.view.frame -393 0 393 852
expect no warning
```
```claim listing-cycle holds
rules: C24
about: viewWillDisappear didMove
lessons: swap-children
```

## The method changes the hierarchy itself; nobody adds or removes a view
Nothing but `transition(from:to:)` is said, and the new view is in, the old one out.

```vcr fresh quiet
new home; new old; new next
root home
add old
home.addChild(next)
```
```vcr
home.transition(from: old, to: next, duration: 0.25, options: [], animations: nil) { _ in }
expect next.view.superview home.view
expect old.view.superview nil
expect tree {
  home [appeared]
    old [disappeared]
    next [appeared]
}
```
```claim by-itself holds
rules: C24
lessons: swap-children
```

# Appearance of the children

## A container passes appearance on by itself
When the container goes and comes back, so does its child, each callback after the container's own. That is usually what one wants: no event is lost.

```vcr fresh quiet
new home; new a; new cover
root home
add a
mark
```
```vcr
present cover as fullScreen
expect log appearance of home,a {
  home.viewWillDisappear(true)
  a.viewWillDisappear(true)
  home.viewDidDisappear(true)
  a.viewDidDisappear(true)
}
dismiss
expect log appearance of home,a {
  home.viewWillAppear(true)
  a.viewWillAppear(true)
  home.viewIsAppearing(true)
  a.viewIsAppearing(true)
  home.viewDidAppear(true)
  a.viewDidAppear(true)
}
```
```claim forwards holds
rules: C05 M3
about: viewWillAppear viewDidAppear
lessons: forward-by-hand
```

## Several children that change at once may need an order of one's own
By default each child hears of its own view alone, in the order of the calls: the first has gone, with all its callbacks, before the second begins to come.

```vcr fresh quiet
new home; new a; new b; new c
root home
add a
mark
```
```vcr
remove a
add b
add c
expect log appearance {
  a.viewWillDisappear(false)
  a.viewDidDisappear(false)
  b.viewWillAppear(false)
  b.viewIsAppearing(false)
  b.viewDidAppear(false)
  c.viewWillAppear(false)
  c.viewIsAppearing(false)
  c.viewDidAppear(false)
}
```
```claim several-at-once holds
rules: C10 C20
about: viewWillAppear viewWillDisappear
lessons: several-children
```

## Merged, they come at the same time
With forwarding off, the container begins all transitions, changes all views, and ends all: no will comes after a did.

```vcr fresh quiet
class Group: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    func change(_ old: [UIViewController], _ new: [UIViewController]) {
        for child in old { child.willMove(toParent: nil); child.beginAppearanceTransition(false, animated: false) }
        for child in new { addChild(child); child.beginAppearanceTransition(true, animated: false) }
        for child in old { child.view.removeFromSuperview() }
        for child in new { view.addSubview(child.view) }
        for child in old { child.endAppearanceTransition(); child.removeFromParent() }
        for child in new { child.endAppearanceTransition(); child.didMove(toParent: self) }
    }
}
new home as Group
new a; new b; new c
root home
home.change([], [a])
mark
```
```vcr
home.change([a], [b, c])
expect log appearance {
  a.viewWillDisappear(false)
  b.viewWillAppear(false)
  c.viewWillAppear(false)
  a.viewDidDisappear(false)
  b.viewIsAppearing(false)
  b.viewDidAppear(false)
  c.viewIsAppearing(false)
  c.viewDidAppear(false)
}
expect no warning
```
```claim merged holds
rules: C28 C29
about: beginAppearanceTransition endAppearanceTransition
lessons: several-children forward-by-hand
```

## Listing 5-4: forwarding is switched off
The child then hears nothing of the container's coming and going.

```vcr fresh quiet
@interface Silent : UIViewController
@end

@implementation Silent
- (BOOL)shouldAutomaticallyForwardAppearanceMethods { return NO; }
@end
new home as Silent
new a; new cover
root home
add a
mark
```
```vcr
present cover as fullScreen
expect log appearance of home,a {
  home.viewWillDisappear(true)
  home.viewDidDisappear(true)
}
```
```claim listing-off holds
rules: C28
about: viewWillDisappear
lessons: forward-by-hand
```

## Listing 5-5: the container passes it on with begin and end
Each of the container's four callbacks tells its child. The listing calls no `super`, which the header of UIKit asks for; the calls are put in here.

```vcr fresh quiet
@interface Telling : UIViewController
@property (nonatomic) UIViewController *child;
@end

@implementation Telling
- (BOOL)shouldAutomaticallyForwardAppearanceMethods { return NO; }
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self.child beginAppearanceTransition:YES animated:animated];
}
- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.child endAppearanceTransition];
}
- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [self.child beginAppearanceTransition:NO animated:animated];
}
- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
    [self.child endAppearanceTransition];
}
@end
new home as Telling
new a; new cover
home.child = a
home.addChild(a); home.view.addSubview(a.view); a.didMove(toParent: home)
root home
mark
```
```vcr
present cover as fullScreen
expect log appearance of home,a {
  home.viewWillDisappear(true)
  a.viewWillDisappear(true)
  home.viewDidDisappear(true)
  a.viewDidDisappear(true)
}
dismiss
expect log appearance of home,a {
  home.viewWillAppear(true)
  a.viewWillAppear(true)
  home.viewIsAppearing(true)
  a.viewIsAppearing(true)
  home.viewDidAppear(true)
  a.viewDidAppear(true)
}
expect no warning
```
```claim listing-forward holds
rules: C28 B11
about: beginAppearanceTransition endAppearanceTransition
lessons: forward-by-hand
```

## As it is printed, listing 5-5 calls no super
The child hears the same. But the header of UIKit asks for `super` in all four, and what a superclass does there is lost: `doctor` names each of them.

```vcr fresh quiet
@interface Printed : UIViewController
@property (nonatomic) UIViewController *child;
@end

@implementation Printed
- (BOOL) shouldAutomaticallyForwardAppearanceMethods {
 return NO;
}
-(void) viewWillAppear:(BOOL)animated {
 [self.child beginAppearanceTransition: YES animated: animated];
}

-(void) viewDidAppear:(BOOL)animated {
 [self.child endAppearanceTransition];
}

-(void) viewWillDisappear:(BOOL)animated {
 [self.child beginAppearanceTransition: NO animated: animated];
}

-(void) viewDidDisappear:(BOOL)animated {
 [self.child endAppearanceTransition];
}
@end
new home as Printed
new a; new cover
home.child = a
home.addChild(a); home.view.addSubview(a.view); a.didMove(toParent: home)
root home
mark
```
```vcr
present cover as fullScreen
dismiss
expect log appearance of home,a {
  home.viewWillDisappear(true)
  a.viewWillDisappear(true)
  home.viewDidDisappear(true)
  a.viewDidDisappear(true)
  home.viewWillAppear(true)
  a.viewWillAppear(true)
  home.viewIsAppearing(true)
  a.viewIsAppearing(true)
  home.viewDidAppear(true)
  a.viewDidAppear(true)
}
doctor
```
```says
Printed.viewWillAppear
never calls super, as in the guide's listing
Printed.viewDidAppear
Printed.viewWillDisappear
Printed.viewDidDisappear
rule B11
```
```claim listing-forward-printed holds
rules: B11 B10 C28
about: viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear
lessons: forward-by-hand
```

# Advice

## A container as a whole is intricate, so try it step by step
Each single behaviour is plain; what goes wrong shows where several meet. A script of the whole, with what it must log, is a test.

```vcr fresh quiet
new home; new a; new b
root home
```
```vcr
add a
cycle a to b
rotate landscape
remove b
doctor
expect no warning
expect home.children.count 0
```
```says
nothing is wrong
```
```claim try-it holds
rules: C10 C24 C20
lessons: swap-children
```

## Touch only the root view of a child
The four steps of adding and removing need no other view, as the calls show.

```vcr fresh quiet
new home; new a
root home
set log default call
mark
```
```vcr
add a
expect log call {
  > home.addChild(a)
  > a.view.frame = home.view.bounds
  > home.view.addSubview(a.view)
  > a.didMove(toParent: home)
}
```
```claim advice-root-view holds
rules: B01
lessons: add-a-child
```

## A child knows little of its container; what it decides goes by a delegate
The child asks whoever is its delegate. Named or not, any container can be that. A child that takes its parent for one class can be in no other, and `doctor` says so.

```vcr fresh quiet
protocol CardDelegate: AnyObject { func cardIsDone(_ card: UIViewController) }
class Card: UIViewController {
    weak var delegate: CardDelegate?
    func done() { delegate?.cardIsDone(self) }
}
class Home: UIViewController, CardDelegate {
    func cardIsDone(_ card: UIViewController) {
        card.willMove(toParent: nil)
        card.view.removeFromSuperview()
        card.removeFromParent()
    }
}
new home as Home
new a as Card
root home
add a
a.delegate = home
mark
```
```vcr
a.done()
expect log containment {
  a.willMove(toParent: nil)
  a.didMove(toParent: nil)
}
doctor
expect home.children.count 0
```
```says
nothing is wrong
```
```vcr fresh quiet
class Card: UIViewController {
    func done() { (parent as? Home)?.drop(self) }
}
class Home: UIViewController {
    func drop(_ card: UIViewController) { card.view.isHidden = true }
}
new home as Home
new a as Card
root home
add a
```
```vcr
a.done()
doctor
```
```says
Card.done
takes its parent for a Home
rule B02
```
```claim advice-delegate holds
rules: B02 B04
about: didMove
lessons: eight-questions actions-and-data
```

## Begin with plain views, then put children in their place
`placeholder` draws the plain views; frames, animations and turns are tried on them; `promote` gives a place to a child.

```vcr fresh quiet
new home; new menu
root home
```
```vcr
placeholder side in home frame 0 0 120 852
UIView.animate(withDuration: 0.3) { side.frame.size.width = 200 }
expect side.frame 0 0 200 852
rotate landscape
expect side.frame 0 0 200 852
rotate portrait
promote side to menu
expect menu.parent home
expect menu.view.frame 0 0 200 852
```
```claim advice-plain-views holds
rules: B12
lessons: eight-questions
```

# Handing decisions to children

## A child may decide on the status bar
One override hands on the style, another whether the bar is hidden.

```vcr fresh quiet
class Film: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
}
class Frame: UIViewController {
    override var childForStatusBarStyle: UIViewController? { children.first }
    override var childForStatusBarHidden: UIViewController? { children.first }
}
new frame as Frame
new film as Film
frame.addChild(film); frame.view.addSubview(film.view); film.didMove(toParent: frame)
```
```vcr
root frame
statusbar
expect frame.childForStatusBarStyle film
expect frame.childForStatusBarHidden film
expect window.windowScene.statusBarManager.statusBarStyle lightContent
expect window.windowScene.statusBarManager.isStatusBarHidden true
```
```says
style lightContent, says film
root frame -> child film
hidden yes, says film
```
```claim status-bar holds
rules: S01
about: childForStatusBarStyle
lessons: status-bar
```

## A child may say how large it likes to be
The container is told, reads the child's wish, and gives it that size.

```vcr fresh quiet
class Frame: UIViewController {
    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        children.first?.view.frame.size = container.preferredContentSize
    }
}
new home as Frame
new a
root home
add a frame 0 100 393 100
set log layout
mark
```
```vcr
a.preferredContentSize = CGSize(width: 200, height: 300)
expect log contains layout { home.preferredContentSizeDidChange(forChildContentContainer: a) }
expect a.view.frame 0 100 200 300
```
```claim preferred-size holds
rules: T07
about: preferredContentSizeDidChange
lessons: preferred-size
```
"""#)
}
