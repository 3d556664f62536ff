// swift-format-ignore-file
// Written by scripts/generate-lessons from Guides/4-subclass.md.
extension LessonCatalogue {
    static let guide4Subclass = File(
        name: "4-subclass.md",
        text: #"""
---
guide: subclass
title: Defining a subclass
---
The fourth text is on subclasses with content of their own: which class to begin with, how a storyboard is made and loaded, how events arrive, in what order views are loaded, shown and laid out, and what becomes of memory.

# Which class to begin with

## Most subclasses own all their views and the data in them
A class of one's own shows what the app has to show; nobody else has a part in its views.

```vcr fresh quiet
class Note: UIViewController {
    var text = "Bread, milk"
    let label = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = CGRect(x: 20, y: 100, width: 300, height: 30)
        label.text = text
        view.addSubview(label)
    }
}
new note as Note
```
```vcr
root note
screen --style plain
expect note.label.text "Bread, milk"
expect note.label.superview note.view
expect note.children.count 0
```
```says
"Bread, milk"
```
```claim content holds
rules: L02
about: viewDidLoad
lessons: load-sequence
```

## A container does not own all of its views
Some of them are looked after by other controllers. Otherwise it is defined like any other.

```vcr fresh quiet
class Frame: UIViewController {
    let page = UIViewController()
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
    }
}
new frame as Frame
root frame
```
```vcr
views
expect frame.page.parent frame
```
```claim container holds
rules: C10 B01
lessons: add-a-child
```

## If the main view is a table: UITableViewController
It makes the table, is its data source and delegate, and fills it before it appears.

```vcr fresh quiet
class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
    }
}
new list as List
set log appearance datasource
```
```vcr
root list
expect list.view list.tableView
expect list.tableView.dataSource list
expect list.tableView.visibleCells.count 2
```
```claim table holds
rules: U02
about: cellForRow numberOfRows
lessons: actions-and-data
```

## If it is a collection view: UICollectionViewController
The same for a collection, whose root view stands around the collection view.

```vcr fresh quiet
class Grid: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
```
```vcr
root grid
expect grid.collectionView.dataSource grid
expect grid.collectionView.visibleCells.count 3
```
```claim collection holds
rules: U07
about: cellForItem
lessons: actions-and-data
```

## For all other content: UIViewController
It brings an empty view as large as the window.

```vcr fresh quiet
new a
mark
```
```vcr
root a
expect log load {
  a.loadView()
  a.viewDidLoad()
}
expect a.view.frame 0 0 393 852
expect a.view.subviews.count 0
```
```claim plain holds
rules: L02
about: loadView
lessons: load-sequence
```

## A container begins with the class it changes, or with UIViewController
A stack of one's own is still a stack; a new kind of container starts from the plain class.

```vcr fresh quiet
class Loud: UINavigationController {
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        print("push")
        super.pushViewController(viewController, animated: animated)
    }
}
new a; new b
let n = Loud(rootViewController: a)
root n
```
```vcr
push b on n
expect n.viewControllers.count 2
```
```says
push
```
```claim container-class holds
rules: C34
lessons: a-stack eight-questions
```

# Defining the interface

## The interface is drawn in storyboards, or made in code
Drawing it needs Xcode; the file runs here. The same screen from a storyboard and from code gives the same views. What the text praises, seeing it on different devices without a build, `device` and `screen` show.

```vcr fresh quiet
storyboard GuideMain.storyboard as board
instantiate note from board as drawn
new coded
root drawn
```
```vcr
expect drawn.view.frame 0 0 393 852
root coded
expect coded.view.frame 0 0 393 852
device "iPad A16"
expect coded.view.frame 0 0 820 1180
```
```claim drawn outside
rules: L01 L02
lessons: a-storyboard
```

## A storyboard has scenes, joined by relationships and by segues
The figure: each box is a scene with its controller and view; a relationship joins a container to its child, a segue leads from scene to scene.

```vcr fresh quiet
storyboard GuideMain.storyboard as board
```
```vcr
segues board
instantiate start from board as start
root start
expect tree {
  start [appeared]
    UIViewController-1 [appeared]
}
tap Details
expect tree {
  start [appeared]
    UIViewController-1 [disappeared]
    UIViewController-2 [appeared]
      UIViewController-3 [appeared]
}
```
```claim figure-storyboard holds
rules: G03 R6
about: shouldPerformSegue prepare
lessons: a-storyboard
```

## A project begins with a main storyboard, and with it the app starts
`launch` behind a storyboard does what the system does at the start: it makes the initial controller, and the window shows it.

```vcr fresh
storyboard GuideMain.storyboard launch as start
expect log load {
  start.init(coder:)
  UIViewController-1.init(coder:)
  start.awakeFromNib()
  UIViewController-1.awakeFromNib()
  start.loadView()
  start.viewDidLoad()
  UIViewController-1.loadView()
  UIViewController-1.viewDidLoad()
}
tree
```
```claim main-storyboard holds
rules: E51 R6
about: init awakeFromNib
lessons: a-storyboard
```

## A new scene has no class of one's own until one is chosen
A scene is dragged from the library, and its class chosen in the Identity inspector: both are Xcode's. What the inspector writes is a class name in the file: with the class at hand the scene gets it, and without it UIKit warns and takes the system's.

```vcr fresh
storyboard GuideMain.storyboard as board
instantiate first from board as one
expect warning "FirstController"
expect one.isViewLoaded false
```
```vcr fresh
class FirstController: UIViewController { let mine = true }
storyboard GuideMain.storyboard as board
instantiate first from board as one
expect one.mine true
expect no warning
```
```claim scene-class outside
rules: G11
lessons: a-storyboard
```

## The editor lays out views, connects outlets and actions, makes relationships and segues, adapts to size classes and adds recognizers
The editor itself is Xcode's, and so is the beginner's tutorial that the text sends to. What it writes is read here: views and frames, actions, the relationship of the stack, segues; the next claim has recognizers and size classes.

```vcr fresh quiet
class FirstController: UIViewController {
    @objc func showSecond(_ sender: Any) { print("asked by a button") }
}
storyboard GuideMain.storyboard as board
instantiate start from board as start
root start
mark
```
```vcr
tap Second
expect log action {
  UIButton-1.action()
  FirstController-1.showSecond(UIButton-1)
}
tap Details
expect log segue {
  FirstController-1.shouldPerformSegue("showDetails")
  FirstController-1.prepare(for: "showDetails")
  UIViewController-1.shouldPerformSegue("embedMap")
  UIViewController-1.prepare(for: "embedMap")
}
expect start.viewControllers.count 2
```
```claim editor outside
rules: G03 G13 U16
about: shouldPerformSegue
lessons: a-storyboard
```

## What it writes of recognizers and size classes is read as well
The recognizer of this scene sends its action to the controller. One label is left out where the height is compact: it goes when the phone turns, and comes back.

```vcr fresh quiet
class EditorController: UIViewController {
    @objc func tapped(_ tap: UITapGestureRecognizer) { print("the recognizer asks") }
}
storyboard GuideEditor.storyboard as board
instantiate editor from board as editor
root editor
mark
```
```vcr
tap editor.view
expect log gesture, action {
  UITapGestureRecognizer-1.state ended
  editor.tapped(UITapGestureRecognizer-1)
}
expect editor.view.subviews.count 2
rotate landscape
expect editor.view.subviews.count 1
rotate portrait
expect editor.view.subviews.count 2
```
```says
the recognizer asks
```
```claim editor-adapts outside
rules: G13 U26
lessons: a-storyboard traits-and-rotation
```

# Handling what the user does

## A controller is a responder, but rarely handles touches itself
A touch in its view goes up to it, if it overrides the method.

```vcr fresh quiet
class Pad: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("touched") }
}
new pad as Pad
root pad
responders pad
```
```vcr
touch pad.view
expect pad.next window
```
```says
touched
```
```claim responder holds
rules: U25
about: touchesBegan
lessons: actions-and-data
```

## Action methods answer controls, and recognizers tell their state
A control calls its action for one thing that happened; a recognizer calls it again and again while the finger moves.

```vcr fresh quiet
class Pad: UIViewController {
    let button = UIButton(type: .system)
    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Save", for: .normal)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        button.addTarget(self, action: #selector(save), for: .touchUpInside)
        view.addSubview(button)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(moved(_:)))
        view.addGestureRecognizer(pan)
    }
    @objc func save() { print("save") }
    @objc func moved(_ pan: UIPanGestureRecognizer) { print("pan \(pan.state.rawValue)") }
}
new pad as Pad
root pad
mark
```
```vcr
tap Save
expect log action {
  UIButton-1.action()
  pad.save()
}
pan pad.view by 0 200
expect log contains gesture { UIPanGestureRecognizer-1.state ended }
```
```says
save
pan
```
```claim actions holds
rules: U16 U26
lessons: actions-and-data
```

## A controller observes notifications and changes with them
Of the system's, and of anybody's who posts one.

```vcr fresh quiet
class Listener: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(heard), name: UIApplication.didEnterBackgroundNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(saved), name: Notification.Name("saved"), object: nil)
    }
    @objc func heard() { print("the app left") }
    @objc func saved() { print("somebody saved") }
}
new ears as Listener
root ears
mark
```
```vcr
background
NotificationCenter.default.post(name: Notification.Name("saved"), object: nil)
expect log contains notification { ears.heard() }
```
```says
the app left
somebody saved
```
```claim notifications holds
rules: U21 U27
lessons: actions-and-data
```

## A controller is another object's data source or delegate
Most often a table's or a collection's; here also that of a location manager, which tells it of new places.

```vcr fresh quiet
class Where: UIViewController, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    override func viewDidLoad() {
        super.viewDidLoad()
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { print("a new place") }
}
new there as Where
root there
```
```vcr
location allow
location 48.2 16.4
expect there.manager.delegate there
```
```says
a new place
```
```claim data-source holds
rules: U01 A102
about: didUpdateLocations
lessons: actions-and-data
```

## Answering means changing views, so one keeps references: outlets
An action changes a label that an outlet leads to.

```vcr fresh quiet
class Counter: UIViewController {
    @IBOutlet weak var label: UILabel!
    @IBOutlet weak var button: UIButton!
    var count = 0
    override func loadView() {
        super.loadView()
        let shown = UILabel(frame: CGRect(x: 100, y: 200, width: 100, height: 30))
        let more = UIButton(type: .system)
        more.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        more.setTitle("More", for: .normal)
        more.addTarget(self, action: #selector(add(_:)), for: .touchUpInside)
        view.addSubview(shown)
        view.addSubview(more)
        label = shown
        button = more
    }
    @IBAction func add(_ sender: Any) {
        count += 1
        label.text = "\(count)"
    }
}
new counter as Counter
root counter
```
```vcr
tap More
tap More
expect counter.label.text "2"
```
```claim outlets holds
rules: U16
lessons: actions-and-data a-storyboard
```

## Listing 4-1: two outlets and an action, in both languages
The storyboard keeps which button and which field are meant, and that the button's tap goes to the action. Both classes run.

```vcr fresh
@interface FormController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *button;
@property (weak, nonatomic) IBOutlet UITextField *field;
- (IBAction)save:(id)sender;
@end

@implementation FormController
- (IBAction)save:(id)sender { NSLog(@"saved %@", self.field.placeholder); }
@end
storyboard GuideSecond.storyboard as board
instantiate form from board as form
root form
mark
tap Save
expect log action {
  UIButton-1.action()
  form.save(UIButton-1)
}
```
```vcr fresh
class FormController: UIViewController {
    @IBOutlet weak var button: UIButton!
    @IBOutlet weak var field: UITextField!
    @IBAction func save(_ sender: Any) { print("saved \(field.placeholder ?? "")") }
}
storyboard GuideSecond.storyboard as board
instantiate form from board as form
root form
mark
tap Save
expect log action {
  UIButton-1.action()
  form.save(UIButton-1)
}
expect form.button.currentTitle "Save"
```
```claim listing-outlets holds
rules: U16 L01
lessons: a-storyboard actions-and-data
```

## As it is printed, listing 4-1 has lost spaces, and its action has no body
A compiler takes neither of the two. Here they are read as they were meant, each place with a note: words that have grown together, an `id` that is Objective-C's, an action without a body. The Objective-C needs an `@implementation` besides.

```vcr fresh
classMyViewController: UIViewController {
@IBOutletweak var myButton : UIButton!
@IBOutletweak var myTextField : UITextField!
@IBActionfunc myButtonAction(sender:id)
}
new a as MyViewController
root a
expect a.myButton nil
a.myButtonAction(sender: a)
```
```says
'classMyViewController' was read as 'class MyViewController'
'@IBOutletweak' was read as '@IBOutlet weak'
'@IBActionfunc' was read as '@IBAction func'
'id' is Objective-C's: it was read as 'Any'
the action 'myButtonAction' has no body
```
```vcr fresh
@interfaceMyViewController : UIViewController
@property(weak,nonatomic)IBOutlet UIButton *myButton;
@property(weak,nonatomic)IBOutlet UITextField *myTextField;
-(IBAction)myButtonAction:(id)sender;
@end
@implementation MyViewController
-(IBAction)myButtonAction:(id)sender { NSLog(@"tapped"); }
@end
new a as MyViewController
root a
expect a.myTextField nil
[a myButtonAction:nil];
```
```says
'@interfaceMyViewController' was read as '@interface MyViewController'
tapped
```
```claim listing-outlets-printed holds
rules: L01
lessons: a-storyboard actions-and-data
```

## Connecting them makes sure that they are there when the view has loaded
Nil before, set in `viewDidLoad`.

```vcr fresh quiet
class FormController: UIViewController {
    @IBOutlet weak var button: UIButton!
    @IBOutlet weak var field: UITextField!
    override func viewDidLoad() {
        super.viewDidLoad()
        print("button: \(button != nil), field: \(field != nil)")
    }
    @IBAction func save(_ sender: Any) {}
}
storyboard GuideSecond.storyboard as board
instantiate form from board as form
```
```vcr
expect form.button nil
root form
expect form.field.placeholder "Name"
```
```says
button: true, field: true
```
```claim connected holds
rules: L01
about: viewDidLoad
lessons: a-storyboard
```

# Loading and showing

## The storyboard's view is loaded by itself when it is needed
Instantiating makes the controller alone; the first use of the view loads it.

```vcr fresh quiet
storyboard GuideMain.storyboard as board
mark
```
```vcr
instantiate note from board as note
expect log load {
  note.init(coder:)
  note.awakeFromNib()
}
expect note.isViewLoaded false
root note
expect log load {
  note.loadView()
  note.viewDidLoad()
}
```
```claim when-needed holds
rules: L01
about: loadView awakeFromNib
lessons: load-sequence
```

## Five steps of loading, of which awakeFromNib is the first and not the fourth
The text has views, then outlets and actions, then the `view` property, then `awakeFromNib`, then `viewDidLoad`. For a controller in a storyboard `awakeFromNib` comes when the controller is made, before any view: its outlets are still nil, and there is no view that could stand in its place or not. A log of the loading stands behind the rule, and counts more than the text.

```vcr fresh quiet
class FormController: UIViewController {
    @IBOutlet weak var button: UIButton!
    @IBOutlet weak var field: UITextField!
    override func awakeFromNib() {
        super.awakeFromNib()
        print("awake, view loaded: \(isViewLoaded), outlet: \(button != nil)")
    }
    override func loadView() {
        super.loadView()
        print("loaded, outlet: \(button != nil)")
    }
    @IBAction func save(_ sender: Any) {}
}
storyboard GuideSecond.storyboard as board
mark
```
```vcr
instantiate form from board as form
root form
expect log load {
  form.init(coder:)
  form.awakeFromNib()
  form.loadView()
  form.viewDidLoad()
}
```
```says
awake, view loaded: false, outlet: false
loaded, outlet: true
```
```claim five-steps differs
rules: D21 L01
about: awakeFromNib viewDidLoad loadView
lessons: load-sequence
```

## In awakeFromNib the traits are empty: up to iOS 12
Up to iOS 12 the first traits arrive after `viewWillAppear`, as a change from none: `traitCollectionDidChange(nil)`. From iOS 13 on they are predicted when the controller is made, `awakeFromNib` finds them, and the line is gone.

```vcr fresh
set ios 12
storyboard GuideMain.storyboard as board
instantiate note from board as note
mark
root note
expect log traits, appearance {
  note.viewWillAppear(false)
  note.traitCollectionDidChange(nil)
  note.viewDidAppear(false)
}
```
```vcr fresh
set ios 26
class FormController: UIViewController {
    var seen = UIUserInterfaceSizeClass.unspecified
    @IBOutlet weak var button: UIButton!
    @IBOutlet weak var field: UITextField!
    override func awakeFromNib() {
        super.awakeFromNib()
        seen = traitCollection.horizontalSizeClass
    }
    @IBAction func save(_ sender: Any) {}
}
storyboard GuideSecond.storyboard as board
instantiate form from board as form
mark
expect form.seen compact
root form
expect log traits, appearance {
  form.viewWillAppear(false)
  form.viewIsAppearing(false)
  form.viewDidAppear(false)
}
```
```claim awake-traits until 12
rules: D21 T01 T02
about: awakeFromNib traitCollectionDidChange
lessons: traits-and-rotation
```

## viewDidLoad is the place to add views, change constraints and load data
It comes once; the size is not the final one yet.

```vcr fresh quiet
class Note: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(box)
    }
}
new note as Note; new other
new n as nav root note
mark
```
```vcr
root n
push other
pop
expect log load of note {
  note.loadView()
  note.viewDidLoad()
}
expect note.view.subviews.count 1
```
```claim did-load holds
rules: B07 L02
about: viewDidLoad
lessons: load-sequence
```

## Will appear, layout, on the screen, did appear
Four moments around the first showing. Since iOS 13 there is `viewIsAppearing` besides, before the layout.

```vcr fresh quiet
new a
set log load appearance layout
mark
```
```vcr
root a
expect log load, appearance, layout {
  a.loadView()
  a.viewDidLoad()
  a.viewWillAppear(false)
  a.viewLayoutMarginsDidChange()
  a.viewSafeAreaInsetsDidChange()
  a.viewIsAppearing(false)
  a.viewWillLayoutSubviews()
  a.viewDidLayoutSubviews()
  a.viewDidAppear(false)
}
```
```claim four-moments holds
rules: C01 M2 R24
about: viewWillAppear viewDidAppear viewIsAppearing viewWillLayoutSubviews
lessons: appear-sequence
```

## Views that come or go need their constraints seen to; the layout is marked and made in the next update
A constraint's change does nothing at once. With the turn of the run loop the engine computes new frames.

```vcr fresh quiet
new home
root home
placeholder box in home frame 0 0 10 10
constrain box.leading = home.view.leading
constrain box.top = home.view.top
constrain box.height = 40
let wide = box.widthAnchor.constraint(equalToConstant: 100)
wide.isActive = true
hold
```
```vcr
wide.constant = 200
expect box.frame 0 0 100 40
wait 0
expect box.frame 0 0 200 40
```
```claim next-update holds
rules: R24 B07
about: updateViewConstraints
lessons: size-of-a-child seven-steps
```

## Without a storyboard one makes the views in loadView
The text sends to the class's reference for it.

```vcr fresh quiet
class Board: UIViewController {
    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.tag = 7
    }
}
new board as Board
mark
```
```vcr
root board
expect log load {
  board.loadView()
  board.viewDidLoad()
}
expect board.view.tag 7
expect board.view.frame 0 0 393 852
```
```claim load-view holds
rules: L02 L12
about: loadView
lessons: load-sequence
```

# Layout

## A change of size brings layout, and whoever takes part is told
Auto Layout's engine solves the constraints; the presentation controller that is in charge hears of it as well.

```vcr fresh quiet
new home; new note
root home
present note as custom
set log layout
mark
```
```vcr
rotate landscape
expect log contains layout {
  note.viewWillLayoutSubviews()
  note.presentationController.containerViewWillLayoutSubviews()
  note.viewDidLayoutSubviews()
  note.presentationController.containerViewDidLayoutSubviews()
}
```
```claim told-of-layout holds
rules: D18 T04
about: containerViewWillLayoutSubviews containerViewDidLayoutSubviews
lessons: seven-steps presentation-controller
```

## The seven steps of layout
Traits; `viewWillLayoutSubviews`; the presentation controller's `containerViewWillLayoutSubviews`; the root view's `layoutSubviews`; the result is applied; `viewDidLayoutSubviews`; `containerViewDidLayoutSubviews`. The text is what the program follows here: no log with the two hooks among the others was found.

```vcr fresh quiet
new home; new note
root home
present note as custom
set log layout view traits
mark
```
```vcr
note.view.setNeedsLayout()
expect log layout, view {
  note.viewWillLayoutSubviews()
  note.presentationController.containerViewWillLayoutSubviews()
  note.view.layoutSubviews()
  note.viewDidLayoutSubviews()
  note.presentationController.containerViewDidLayoutSubviews()
}
rotate landscape
expect log contains traits, layout {
  note.traitCollectionDidChange(wC hR)
  note.viewWillLayoutSubviews()
}
```
```claim seven-steps holds
rules: D18 T08
about: viewWillLayoutSubviews viewDidLayoutSubviews layoutSubviews containerViewWillLayoutSubviews
lessons: seven-steps
```

## In step four layoutSubviews is said to go down through all subviews
A measurement of UIKit has the subviews laid out after the controller's `viewDidLayoutSubviews`, so between steps six and seven or later: the measurement is right.

```vcr fresh quiet
new home
root home
placeholder box in home frame 0 0 50 50
set log layout view
mark
```
```vcr
home.view.setNeedsLayout(); box.setNeedsLayout()
expect log layout, view {
  home.viewWillLayoutSubviews()
  home.view.layoutSubviews()
  home.viewDidLayoutSubviews()
  box.layoutSubviews()
}
```
```claim step-four differs
rules: R24
about: layoutSubviews viewDidLayoutSubviews
lessons: seven-steps
```

## Before layout one changes views and constraints, after it one fills and adjusts them
A frame set before is what the subviews find; a table is reloaded after.

```vcr fresh quiet
class Home: UIViewController {
    let box = UIView()
    let table = UITableView()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        view.addSubview(table)
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        box.frame = CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: 100)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.reloadData()
        print("the box has \(box.frame.width)")
    }
}
new home as Home
root home
```
```vcr
expect home.box.frame 0 0 196.5 100
rotate landscape
expect home.box.frame 0 0 426 100
```
```says
the box has 426.0
```
```claim before-and-after holds
rules: B08 B09
about: viewWillLayoutSubviews viewDidLayoutSubviews
lessons: seven-steps
```

## Tip: Auto Layout places content on screens of any size
The same constraints on a phone, turned, and on an iPad.

```vcr fresh quiet
new home
root home
placeholder box in home frame 0 0 10 10
constrain box.centerX = home.view.centerX
constrain box.centerY = home.view.centerY
constrain box.width = 100
constrain box.height = 100
```
```vcr
expect box.frame.origin.y 376
rotate landscape
expect box.frame.origin.x 376
device "iPad A16"
rotate portrait
expect box.frame 360 540 100 100
```
```claim tip-auto-layout holds
rules: R81
lessons: size-of-a-child
```

## Tip: hold content to the guides at top and bottom
The guide at the top lies below the status bar and the navigation bar, the one at the bottom above a tab bar or a toolbar: first with tabs, then with a toolbar. Since iOS 11 the safe area says the same.

```vcr fresh quiet
new home
new n as nav root home
new t as tab with n
root t
let above = UIView(); let below = UIView()
home.view.addSubview(above); home.view.addSubview(below)
above.translatesAutoresizingMaskIntoConstraints = false
below.translatesAutoresizingMaskIntoConstraints = false
```
```vcr
above.topAnchor.constraint(equalTo: home.topLayoutGuide.bottomAnchor).isActive = true
below.bottomAnchor.constraint(equalTo: home.bottomLayoutGuide.topAnchor).isActive = true
expect above.frame.origin.y 113
expect below.frame.origin.y 769
expect t.tabBar.frame.origin.y 769
expect home.view.safeAreaInsets.top 113
screen --rows 16
```
```vcr fresh quiet
new home
home.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)]
new n as nav root home
root n
n.setToolbarHidden(false, animated: false)
let below = UIView()
home.view.addSubview(below)
below.translatesAutoresizingMaskIntoConstraints = false
```
```vcr
below.bottomAnchor.constraint(equalTo: home.bottomLayoutGuide.topAnchor).isActive = true
expect below.frame.origin.y 766
expect home.view.safeAreaInsets.bottom 86
```
```claim tip-guides holds
rules: L13 R7
about: viewSafeAreaInsetsDidChange
lessons: seven-steps
```

## Tip: see to the constraints when views are added or removed
With a view go all constraints that name it; its neighbours are left without them.

```vcr fresh quiet
new home
root home
placeholder a in home frame 0 0 10 10
placeholder b in home frame 0 0 10 10
constrain a.top = home.view.top
constrain a.leading = home.view.leading
constrain a.width = 50
constrain a.height = 50
constrain b.top = a.bottom
constrain b.leading = home.view.leading
constrain b.width = 50
constrain b.height = 50
```
```vcr
expect b.frame 0 50 50 50
a.removeFromSuperview()
constrain b.top = home.view.top
expect b.frame 0 0 50 50
expect no warning
```
```claim tip-update holds
rules: R81
lessons: size-of-a-child
```

## Tip: take constraints away while a view is animated, and put them back
Taken away, animated and put back with the place that the view has now, the constraint keeps it there. Where it stays, the next layout puts the view back to where it wants it. Animating a constraint's constant is the other way.

```vcr fresh quiet
new home
root home
placeholder box in home frame 0 0 10 10
constrain box.top = home.view.top
constrain box.width = 50
constrain box.height = 50
let side = box.leadingAnchor.constraint(equalTo: home.view.leadingAnchor)
side.isActive = true
```
```vcr
UIView.animate(withDuration: 0.3) { box.frame = CGRect(x: 200, y: 0, width: 50, height: 50) }
home.view.setNeedsLayout()
expect box.frame 0 0 50 50
side.isActive = false
UIView.animate(withDuration: 0.3) { box.frame.origin.x = 120 } completion: { _ in side.constant = 120; side.isActive = true }
home.view.setNeedsLayout()
expect box.frame 120 0 50 50
side.constant = 200
UIView.animate(withDuration: 0.3) { home.view.layoutIfNeeded() }
expect box.frame 200 0 50 50
```
```claim tip-animate holds
rules: A88 R54
lessons: size-of-a-child
```

# Memory

## To let memory go, let go of what holds it: set it to nil
The last strong reference is set to nil, and the object is gone at that moment.

```vcr fresh quiet
class Shelf: UIViewController {
    var picture: UIImageView? = UIImageView()
    var page: UIViewController? = UIViewController()
}
new shelf as Shelf
root shelf
mark
```
```vcr
shelf.page = nil
expect log load {
  UIViewController-1.deinit
}
shelf.picture = nil
expect shelf.picture nil
```
```claim let-go holds
rules: B15 V05
about: deinit
lessons: memory
```

## The table: where memory is taken and given back
The copy of the text ends before its table 4-1. What belongs there by the documentation: what is always needed, in the initialisers; what is shown, in `viewDidLoad`; what can be made again is given back in `didReceiveMemoryWarning`; and what must be released, in `deinit`.

```vcr fresh quiet
class Shelf: UIViewController {
    var books = ["a"]
    var covers: [UIImageView]?
    override func viewDidLoad() {
        super.viewDidLoad()
        covers = [UIImageView()]
    }
    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        covers = nil
    }
    deinit { print("the books go") }
}
new shelf as Shelf
new other
root shelf
mark
```
```vcr
memory
expect shelf.covers nil
expect shelf.isViewLoaded true
root other
forget shelf
expect dead shelf
expect log load, memory {
  shelf.didReceiveMemoryWarning()
  other.didReceiveMemoryWarning()
  other.loadView()
  other.viewDidLoad()
  shelf.deinit
}
```
```says
the books go
```
```claim memory-table holds
rules: B16 L09 A100
about: didReceiveMemoryWarning viewDidLoad deinit
lessons: memory
```
"""#)
}
