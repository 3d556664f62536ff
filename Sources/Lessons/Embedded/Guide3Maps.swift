// swift-format-ignore-file
// Written by scripts/generate-lessons from Guides/3-maps.md.
extension LessonCatalogue {
    static let guide3Maps = File(
        name: "3-maps.md",
        text: #"""
---
guide: maps
title: Containment and the antipodal maps
---
The third text tells why a controller's view was not to be put into another's before iOS 5, builds an app with two maps whose halves turn over, and draws rules for containers from it.

# Before iOS 5 and since

## A controller managed a screen; since iOS 5 it manages its own view
Until then containers of one's own were advised against, and a view with a controller of its own filled the screen: on iOS 4 there is no `addChild`, and the controller of half a screen is told of nothing. A view of any size can have its controller today.

```vcr fresh quiet
set ios 4
new home; new half
root home
mark
```
```vcr fails
home.addChild(half)
```
```says
'addChild(_:)' is only available in iOS 5 or newer; this session is iOS 4
```
```vcr
half.view.frame = CGRect(x: 0, y: 426, width: 393, height: 426)
home.view.addSubview(half.view)
expect log {
  half.loadView()
  half.viewDidLoad()
}
expect tree {
  home [appeared]
}
```
```vcr fresh quiet
new home; new half
root home
```
```vcr
add half frame 0 426 393 426
expect half.view.frame 0 426 393 426
expect half.parent home
```
```claim own-view until 4
rules: C54
lessons: forgotten-add-child
```

## The window is where turning and layout begin; a view put in by itself got nothing
The figure shows a child's view within the root's. What begins at the window goes from controller to controller, so that without `addChild` neither a turn nor a presentation is passed on, then and now. On iOS 4 the controller hears nothing at all. Today its view does enter the window, and for that UIKit sends the four callbacks of appearance.

```vcr fresh quiet
set ios 4
new home; new stray; new cover
root home
mark
```
```vcr
home.view.addSubview(stray.view)
rotate landscape
present cover
expect log appearance of home,stray {
  home.viewWillDisappear(true)
  home.viewDidDisappear(true)
}
expect stray.isViewLoaded true
```
```vcr fresh quiet
new home; new stray; new cover
root home
mark
```
```vcr
home.view.addSubview(stray.view)
expect log appearance of stray {
  stray.viewWillAppear(false)
  stray.viewIsAppearing(false)
  stray.viewDidAppear(false)
}
rotate landscape
present cover as fullScreen
expect log appearance, traits of stray {
}
```
```claim out-of-reach until 4
rules: C54 C12 D23
about: viewWillAppear
lessons: forgotten-add-child
```

## Then one kept references and called the children's methods by hand
On iOS 4 that is the only way in which the child hears anything. Since iOS 5 it is not needed: the parent passes everything on. Done all the same, it doubles the callbacks, and UIKit warns.

```vcr fresh quiet
set ios 4
class Old: UIViewController {
    var kept: UIViewController?
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        kept?.viewWillAppear(animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        kept?.viewDidAppear(animated)
    }
}
new home as Old
new a; new b
home.kept = a
home.view.addSubview(a.view)
home.view.addSubview(b.view)
mark
```
```vcr
root home
expect log appearance of home,a,b {
  home.viewWillAppear(false)
  a.viewWillAppear(false)
  home.viewDidAppear(false)
  a.viewDidAppear(false)
}
expect no warning
```
```vcr fresh quiet
class Old: UIViewController {
    var kept: UIViewController?
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        kept?.viewWillAppear(animated)
    }
}
new home as Old
new a
home.kept = a
home.addChild(a); home.view.addSubview(a.view); a.didMove(toParent: home)
mark
```
```vcr
root home
expect warning "appearance"
expect log appearance {
  home.viewWillAppear(false)
  a.viewWillAppear(false)
  a.viewWillAppear(false)
  home.viewIsAppearing(false)
  a.viewIsAppearing(false)
  home.viewDidAppear(false)
  a.viewDidAppear(false)
}
```
```claim by-hand-then until 4
rules: C54 E39 D23
about: viewWillAppear
lessons: forward-by-hand
```

## When a child hears viewWillAppear is not when a controller by itself would
A root hears it when the window shows; a child when its view comes in, or after its parent.

```vcr fresh quiet
new home; new a; new b
home.addChild(a); home.view.addSubview(a.view); a.didMove(toParent: home)
mark
```
```vcr
root home
expect log appearance {
  home.viewWillAppear(false)
  a.viewWillAppear(false)
  home.viewIsAppearing(false)
  a.viewIsAppearing(false)
  home.viewDidAppear(false)
  a.viewDidAppear(false)
}
add b
expect log appearance {
  b.viewWillAppear(false)
  b.viewIsAppearing(false)
  b.viewDidAppear(false)
}
```
```claim other-moments holds
rules: C05 C10 M6
about: viewWillAppear
lessons: appear-sequence
```

# The antipodal maps

## Two maps in one parent, and words behind each
One moves the map above, and the one below shows the other side of the earth; the radar button turns a half over, and the words about the place stand there. The figure has the two maps, each of which handles its own drags and its own words, and the parent that holds their views.

```vcr fresh quiet
new maps as antipodal
root maps
```
```vcr
tree
screen --rows 20
pan map1 52.5 13.4
expect map1.placeName "Berlin"
expect map2.latitude -52.5
expect tree {
  maps [appeared]
    map1 [appeared]
    map2 [appeared]
}
tap UIButton-1
expect text1.view.superview.superview maps.view
expect tree {
  maps [appeared]
    map2 [appeared]
    text1 [appeared]
}
```
```claim maps holds
rules: C24
about: AntipodalController MapViewController GeoLocationViewController
lessons: antipodal-maps
```

## The parent sees to turning and layout
The phone turns, and each half gets its half of the new size.

```vcr fresh quiet
new maps as antipodal
root maps
```
```vcr
rotate landscape
expect map1.view.frame.size 852 196.5
expect map2.view.frame.size 852 196.5
expect no warning
```
```claim maps-turn holds
rules: T06
about: viewWillTransition
lessons: antipodal-maps
```

## The map is added in three steps; the words are made and not added
`addChild` sends `willMove`, the view goes into the first container view, `didMove` says that it has a parent. The words have neither a parent nor a view.

```vcr fresh quiet
new home; new map; new words
root home
placeholder upper in home frame 0 0 393 426
mark
```
```vcr
home.addChild(map)
map.view.frame = upper.bounds
upper.addSubview(map.view)
map.didMove(toParent: home)
expect log {
  map.willMove(toParent: home)
  map.loadView()
  map.viewDidLoad()
  map.viewWillAppear(false)
  map.viewIsAppearing(false)
  map.viewDidAppear(false)
  map.didMove(toParent: home)
}
expect map.view.superview upper
expect words.parent nil
expect words.isViewLoaded false
```
```claim maps-code holds
rules: C10
about: willMove didMove MapViewController GeoLocationViewController
lessons: antipodal-maps add-a-child
```

# Changing places

## One call animates the change from child to child
Containment is fine enough for it: `transition(from:to:)` takes both controllers, a duration, options and animations.

```vcr fresh quiet
new home; new map; new words
root home
add map
mark
```
```vcr
cycle map to words over 0.5 with flipFromTop
expect log {
  map.willMove(toParent: nil)
  words.willMove(toParent: home)
  words.loadView()
  words.viewDidLoad()
  map.viewWillDisappear(true)
  words.viewWillAppear(true)
  words.viewIsAppearing(true)
  words.viewDidAppear(true)
  map.viewDidDisappear(true)
  completion transition(map, words, true)
  map.didMove(toParent: nil)
  words.didMove(toParent: home)
}
```
```claim one-call holds
rules: C24
about: willMove didMove
lessons: swap-children antipodal-maps
```

## The old one is told that it goes; its viewWillDisappear comes with the transition
The text has `viewWillDisappear` come with `willMove(toParent: nil)`. A log of the same calls on a system has it come with the transition, and `willMove` alone sends nothing else: the log is the better evidence.

```vcr fresh quiet
new home; new map; new words
root home
add map
mark
```
```vcr
map.willMove(toParent: nil)
expect log {
  map.willMove(toParent: nil)
}
home.addChild(words)
expect log {
  words.willMove(toParent: home)
}
home.transition(from: map, to: words, duration: 0.5, options: [], animations: nil) { _ in map.removeFromParent(); words.didMove(toParent: home) }
expect log appearance {
  map.viewWillDisappear(true)
  words.viewWillAppear(true)
  words.viewIsAppearing(true)
  words.viewDidAppear(true)
  map.viewDidDisappear(true)
}
```
```claim old-disappears differs
rules: D20 C24
about: viewWillDisappear willMove
lessons: swap-children
```

## The new one is told of its parent and appears; then the old one is removed
In the completion both halves of the exchange are closed: `didMove(nil)` for the one, `didMove` for the other.

```vcr fresh quiet
new home; new map; new words
root home
add map
mark
```
```vcr
cycle map to words
expect log contains {
  words.willMove(toParent: home)
  words.viewWillAppear(true)
  words.viewDidAppear(true)
  map.didMove(toParent: nil)
  words.didMove(toParent: home)
}
expect map.parent nil
```
```claim new-appears holds
rules: C24
about: viewWillAppear didMove
lessons: swap-children
```

## Where only one view may be there at a time, one removes and adds it oneself
Two calls for the views in place of the transition; the callbacks then say `false`, since the window drives them.

```vcr fresh quiet
new home; new map; new words
root home
add map
mark
```
```vcr
map.willMove(toParent: nil)
home.addChild(words)
map.view.removeFromSuperview()
home.view.addSubview(words.view)
map.removeFromParent()
words.didMove(toParent: home)
expect log appearance, containment {
  map.willMove(toParent: nil)
  words.willMove(toParent: home)
  map.viewWillDisappear(false)
  map.viewDidDisappear(false)
  words.viewWillAppear(false)
  words.viewIsAppearing(false)
  words.viewDidAppear(false)
  map.didMove(toParent: nil)
  words.didMove(toParent: home)
}
```
```claim by-oneself holds
rules: C20 C10 C27
about: viewWillDisappear viewWillAppear
lessons: swap-children
```

## A wrong order raises a hierarchy inconsistency, but not a didMove that is early
The text names `didMove` before the view as what raises it. Logs show that order to run without a complaint. What raises is a view that goes to a controller which is not its parent.

```vcr fresh quiet
new home; new other; new a; new b
root home
add other frame 0 0 100 100
```
```vcr
home.addChild(a)
a.didMove(toParent: home)
home.view.addSubview(a.view)
expect no exception
other.addChild(b)
home.view.addSubview(b.view)
expect exception "UIViewControllerHierarchyInconsistency"
```
```claim inconsistency differs
rules: D19 C18 E03
about: didMove UIViewControllerHierarchyInconsistency
lessons: forgotten-did-move
```

## A flip turns the view that both stand in, so each half needs a view of its own
`UIViewAnimationOptionTransitionFlipFromTop` turns the superview of the two views. With a container view for each half, only that half turns. With the children straight in the root's view, everything on the screen turns: the second kind of maps is built so, and `doctor` names what was turned along.

```vcr fresh quiet
new maps as antipodal
root maps
hold
```
```vcr
flip maps upper
wait 0.3
screen --style plain
release
expect text1.view.superview.superview maps.view
expect map2.parent maps
doctor
```
```says
lower, 393 by 426 at 0 426
```
```vcr fresh quiet
new maps as WholeAntipodalController
root maps
hold
```
```vcr
flip maps upper
wait 0.3
screen --style plain
release
expect text1.view.superview maps.view
doctor
```
```claim flip holds
rules: V07 A170 C24
about: AntipodalController
lessons: antipodal-maps
```

# Parent and child

## They speak by what they offer each other
A delegate of the child's is enough for it. What the other does not offer is out of reach: a child that takes its parent for a class of its own is found by `doctor`.

```vcr fresh quiet
protocol MapDelegate: AnyObject { func mapHasMoved(_ map: UIViewController) }
class Map: UIViewController {
    weak var delegate: MapDelegate?
    func move() { delegate?.mapHasMoved(self) }
}
class Maps: UIViewController, MapDelegate {
    func mapHasMoved(_ map: UIViewController) { print("the other half follows") }
}
new maps as Maps
new map as Map
root maps
add map
map.delegate = maps
```
```vcr
map.move()
doctor
expect map.parent maps
```
```says
the other half follows
nothing is wrong
```
```vcr fresh quiet
class Map: UIViewController {
    func move() { (parent as? Maps)?.follow() }
}
class Maps: UIViewController {
    func follow() { print("the other half follows") }
}
new maps as Maps
new map as Map
root maps
add map
```
```vcr
map.move()
doctor
```
```says
the other half follows
Map.move
takes its parent for a Maps
rule B02
```
```claim speak holds
rules: B02 B04
lessons: actions-and-data
```

## The parent lays the child's view out, and changes nothing in it
`doctor` finds a parent that reaches into a child.

```vcr fresh quiet
class Map: UIViewController {
    let pin = UIView()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pin)
    }
}
class Maps: UIViewController {
    let map = Map()
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(map)
        view.addSubview(map.view)
        map.didMove(toParent: self)
        map.pin.isHidden = true
    }
}
new maps as Maps
root maps
```
```vcr
doctor
expect maps.map.pin.isHidden true
```
```says
reaches into a child: map.pin
rule B01
```
```claim hands-off holds
rules: B01
lessons: size-of-a-child
```

## Whenever a child's view is in the hierarchy, the relation and the events are the container's duty
Without the relation nothing of a presentation reaches the child; with it everything does.

```vcr fresh quiet
new home; new a; new stray; new cover
root home
add a frame 0 0 393 426
home.view.addSubview(stray.view)
mark
```
```vcr
present cover as fullScreen
expect log appearance of a,stray {
  a.viewWillDisappear(true)
  a.viewDidDisappear(true)
}
expect stray.view.window nil
doctor
```
```says
stray is no child of home
rule C12
nobody told stray that it disappears
```
```claim duty holds
rules: C05 C12
about: viewWillDisappear
lessons: forgotten-add-child
```

## A container's hierarchy holds views of other controllers
The figure, as this program draws it.

```vcr fresh quiet
new home; new a; new b
root home
add a frame 0 0 393 426
add b frame 0 426 393 426
```
```vcr
views
expect home.view.subviews.count 2
expect a.view.superview home.view
```
```claim figure-hierarchy holds
rules: C10
lessons: several-children
```

## The container makes the rules: when a child shows, where, and how large
If it must, it offers properties and methods for others to use, as the drawer of the gallery does with `open` and `close`.

```vcr fresh quiet
new feed; new menu
new d as drawer with feed menu
root d
```
```vcr
expect menu.viewIfLoaded nil
open left
expect menu.view.frame 0 0 280 852
close
expect menu.view.window nil
```
```claim rules holds
rules: C28
about: DrawerController
lessons: a-drawer
```

## A stack changes views dynamically when it pushes and pops
The view that is covered leaves the window, and comes back.

```vcr fresh quiet
new a; new b
new n as nav root a
root n
mark
```
```vcr
push b
expect a.view.window nil
pop
expect a.view.window window
expect log appearance of a {
  a.viewWillDisappear(true)
  a.viewDidDisappear(true)
  a.viewWillAppear(true)
  a.viewIsAppearing(true)
  a.viewDidAppear(true)
}
```
```claim dynamic holds
rules: C34 C36
about: viewWillDisappear viewDidAppear
lessons: a-stack
```

## shouldAutomaticallyForwardAppearanceMethods says whether callbacks are passed on
If it says no, the container tells its children by begin and end, and calls none of the four callbacks itself.

```vcr fresh quiet
class Maps: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for child in children { child.beginAppearanceTransition(true, animated: animated) }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for child in children { child.endAppearanceTransition() }
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for child in children { child.beginAppearanceTransition(false, animated: animated) }
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for child in children { child.endAppearanceTransition() }
    }
}
new maps as Maps
new a; new cover
maps.addChild(a); maps.view.addSubview(a.view); a.didMove(toParent: maps)
root maps
mark
```
```vcr
present cover as fullScreen
expect log appearance of maps,a {
  maps.viewWillDisappear(true)
  a.viewWillDisappear(true)
  maps.viewDidDisappear(true)
  a.viewDidDisappear(true)
}
expect no warning
```
```claim forward holds
rules: C28 C29 B05
about: beginAppearanceTransition endAppearanceTransition
lessons: forward-by-hand
```
"""#)
}
