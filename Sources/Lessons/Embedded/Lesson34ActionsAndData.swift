// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/34-actions-and-data.md.
extension LessonCatalogue {
    static let lesson34ActionsAndData = File(
        name: "34-actions-and-data.md",
        text: #"""
---
lesson: actions-and-data
title: Actions and data sources
minutes: 8
needs: add-a-child dismissal
rules: U01 U16 U22
---
Views do not know what they are for. A button tells somebody that it was tapped; a table asks somebody what it should show.
That somebody is usually the controller.

## A target
The button Save has a *target*, the controller `form`, and an *action*, its method `saved`. Tap it: `tap Save`.

```vcr setup fresh quiet
class Form: UIViewController {
    let save = UIButton(type: .system)
    var count = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        save.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        save.setTitle("Save", for: .normal)
        view.addSubview(save)
        save.addTarget(self, action: #selector(saved), for: .touchUpInside)
    }
    @objc func saved() {
        count += 1
        print("the form has saved")
    }
}
new form as Form
root form
```
```vcr goal
expect form.count 1
expect log contains action { form.saved() }
```
```hint
`tap` takes the button's title.
```
```vcr solution
tap Save
```

## No target
An action may go without a target: then it goes up, from the button to its view, the controller, the parent, until somebody has that method.
`form` is a child of `box` now, and only `box` has the method. Look at the way with `responders form.save`, then tap.

```vcr setup fresh quiet
class Box: UIViewController {
    var count = 0
    @objc func saved() {
        count += 1
        print("the container has saved")
    }
}
class Form: UIViewController {
    let save = UIButton(type: .system)
    override func viewDidLoad() {
        super.viewDidLoad()
        save.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        save.setTitle("Save", for: .normal)
        view.addSubview(save)
        save.addTarget(nil, action: #selector(Box.saved), for: .touchUpInside)
    }
}
new box as Box
new form as Form
root box
add form
```
```vcr goal
expect box.count 1
```
```hint
The tap is the same as before.
```
```vcr solution
tap Save
```

## Why this way
```ask
What does the form gain, when its button has no target?
- [x] It need not know who saves: It may be used in another container.
- [ ] It is faster: It is a longer way.
- [ ] The container need not be its parent: Without a parent the way up would end.
```

## A table asks
`list` shows what stands in its property `rows`. A table does not hold its rows: it asks a *data source* how many there are, and for each one.
Say `list.rows.append("Bread")`, and look at `screen`: the table knows nothing of it. Tell it: `list.tableView.reloadData()`.

```vcr setup fresh quiet
class List: UITableViewController {
    var rows = ["Tea", "Milk"]
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("chosen:", rows[indexPath.row])
    }
}
new list as List
root list
set log datasource
```
```vcr goal
expect list.rows.count 3
expect log datasource contains {
  list.numberOfRows(inSection: 0)
  list.cellForRow(at: [0, 2])
}
```
```hint
Two lines, in the order of the text. `screen` in between shows why the second is needed.
```
```vcr solution
list.rows.append("Bread")
list.tableView.reloadData()
```

## Who knows what
```ask
Rows are kept by the controller, and the table asks. What would be wrong with a table that keeps its own rows?
- [ ] Nothing, it would be simpler: Then there are two lists, and one is always old.
- [x] The truth would stand in two places: The data are the app's; a view only shows them.
```

## A row is chosen
Rows count from 0. Which lines does the finger send, and in which order?

```predict tap row 2
list.shouldHighlightRow(at: [0, 2])
list.didHighlightRow(at: [0, 2])
list.didUnhighlightRow(at: [0, 2])
list.willSelectRow(at: [0, 2])
list.didSelectRow(at: [0, 2])
not: list.numberOfRows(inSection: 0)
```

## To explore
```vcr setup quiet
set log default
```
`list.tableView.dataSource = nil`, and `list.tableView.reloadData()`: what does `screen` show? `responders list` shows who else could
answer an action.
"""#)
}
