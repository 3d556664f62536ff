// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/27-memory.zh.md.
extension LessonCatalogue {
    static let lesson27MemoryZh = File(
        name: "27-memory.zh.md",
        text: #"""
---
lesson: memory
title: 内存不够的时候
minutes: 6
needs: load-sequence dismissal
language: zh
rules: L09
---
内存是所有 App 共用的。不够时系统会警告：放开可以重新做出来的东西。不放的可能会被终止。

## 一次警告
`album` 在内存里有三张图片。输入 `memory`。每个控制器都会收到警告，不管在不在屏幕上；程序还会说每个放开了什么。

```vcr setup fresh quiet
class Album: UIViewController {
    var pictures: [Int]?
    override func viewDidLoad() {
        super.viewDidLoad()
        pictures = [1, 2, 3]
    }
    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        pictures = nil
    }
}
new album as Album
new other
root album
```
```vcr goal
expect log contains memory { album.didReceiveMemoryWarning() }
expect album.pictures nil
```
```hint
只有一个词。
```
```vcr solution
memory
```

## 它们会回来吗？
`info album`：`pictures` 是 `nil`，而你正看着相册。离开再回来：`root other`，然后 `root album`。

```vcr goal
expect window.rootViewController album
expect album.pictures nil
expect log contains appearance {
  album.viewWillDisappear(false)
  album.viewWillAppear(false)
}
```
```hint
两个命令，按正文的顺序。然后用 `info album` 看看。
```
```vcr solution
root other
root album
```

## 哪里错了
`doctor` 会指出来。视图仍然加载着，所以 `viewDidLoad` 不会再来。

```ask
图片应该在哪里加载，才会回来？
- [ ] 在 `viewDidLoad` 里：它在视图的一生里只来一次。
- [x] 在需要它们、而它们不在的地方：比如在 `viewWillAppear` 里。
- [ ] 在 `didReceiveMemoryWarning` 里：那样就什么也没放开。
```

## 更好的相册
`BetterAlbum` 在 `viewWillAppear` 里加载缺少的图片，而且只在离开屏幕时才放开它们。
现在 `album` 是一个 `BetterAlbum`。让 `other` 取代它，让内存不够，再让 `album` 回来。

```vcr setup fresh quiet
class BetterAlbum: UIViewController {
    var pictures: [Int]?
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if pictures == nil {
            pictures = [1, 2, 3]
            print("the pictures are loaded")
        }
    }
    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        if viewIfLoaded?.window == nil { pictures = nil }
    }
}
new album as BetterAlbum
new other
root album
```
```vcr goal
expect album.pictures [1, 2, 3]
expect log contains {
  album.viewDidDisappear(false)
  album.didReceiveMemoryWarning()
  album.viewWillAppear(false)
}
```
```hint
三个命令：`root other`、`memory`、`root album`。
```
```vcr solution
root other
memory
root album
```

## 视图会被放开吗？
很久以前，直到 iOS 5，警告会拿走屏幕外的视图。今天呢？`other` 有视图，而且不在屏幕上。

```predict memory
app.delegate.didReceiveMemoryWarning()
album.didReceiveMemoryWarning()
other.didReceiveMemoryWarning()
not: other.viewDidUnload()
not: other.viewDidDisappear(false)
```

## 自己试试
输入 `set ios 5`，再 `memory`，然后 `why other.viewDidUnload`。用 `set ios 26` 改回来。`explain didReceiveMemoryWarning` 有关于它的页面。
"""#)
}
