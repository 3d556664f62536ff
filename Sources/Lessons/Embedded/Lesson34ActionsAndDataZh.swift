// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/34-actions-and-data.zh.md.
extension LessonCatalogue {
    static let lesson34ActionsAndDataZh = File(
        name: "34-actions-and-data.zh.md",
        text: #"""
---
lesson: actions-and-data
title: 动作和数据源
minutes: 8
needs: add-a-child dismissal
language: zh
rules: U01 U16 U22
---
视图不知道自己是做什么用的。按钮告诉谁它被点了；表格问谁它该显示什么。
这个谁，通常就是控制器。

## 目标
按钮 Save 有一个*目标*，就是控制器 `form`；还有一个*动作*，就是它的方法 `saved`。点它：`tap Save`。

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
`tap` 后面是按钮的标题。
```
```vcr solution
tap Save
```

## 没有目标
动作可以没有目标：那样它就往上走，从按钮到它的视图、控制器、父控制器，直到有谁有这个方法。
现在 `form` 是 `box` 的子控制器，只有 `box` 有这个方法。用 `responders form.save` 看看这条路，然后点。

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
和刚才一样地点。
```
```vcr solution
tap Save
```

## 为什么这样
```ask
按钮没有目标，表单得到了什么好处？
- [x] 它不需要知道由谁保存：它可以用在另一个容器里。
- [ ] 更快：这条路更长。
- [ ] 容器不必是它的父控制器：没有父控制器，往上的路就断了。
```

## 表格会问
`list` 显示属性 `rows` 里的内容。表格不持有它的行：它问*数据源*有多少行，再一行一行地要。
输入 `list.rows.append("Bread")`，看看 `screen`：表格什么也不知道。告诉它：`list.tableView.reloadData()`。

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
两行，按正文的顺序。中间看看 `screen`，就知道为什么需要第二行。
```
```vcr solution
list.rows.append("Bread")
list.tableView.reloadData()
```

## 谁知道什么
```ask
行由控制器保存，表格来问。如果表格自己保存行，有什么不好？
- [ ] 没什么不好，更简单：那样就有两份，其中一份总是旧的。
- [x] 真相会在两个地方：数据是 App 的，视图只是显示它们。
```

## 选中一行
行从 0 数起。手指会发出哪些行，按什么顺序？

```predict tap row 2
list.shouldHighlightRow(at: [0, 2])
list.didHighlightRow(at: [0, 2])
list.didUnhighlightRow(at: [0, 2])
list.willSelectRow(at: [0, 2])
list.didSelectRow(at: [0, 2])
not: list.numberOfRows(inSection: 0)
```

## 自己试试
```vcr setup quiet
set log default
```
`list.tableView.dataSource = nil`，再 `list.tableView.reloadData()`：`screen` 显示什么？`responders list` 显示还有谁能
回应一个动作。
"""#)
}
