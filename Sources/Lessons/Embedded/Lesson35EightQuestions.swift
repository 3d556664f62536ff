// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/35-eight-questions.md.
extension LessonCatalogue {
    static let lesson35EightQuestions = File(
        name: "35-eight-questions.md",
        text: #"""
---
lesson: eight-questions
title: The eight questions of a design
minutes: 10
needs: several-children traits-and-rotation actions-and-data
rules: C10
---
You know the calls. What remains is the question which containers to make. Apple's guide asks eight questions about a container before
a line of it is written, and it advises to begin with plain views.

## Plain views first
A menu at the left, and a page beside it. Draw the places, without any controller: `placeholder side in home frame 0 0 120 852`,
then one called `main` for the rest. The screen is 393 wide. `screen` and `views` show what you have.

```vcr setup fresh quiet
new home
new menu
new page
root home
```
```vcr goal
expect side.frame 0 0 120 852
expect main.frame 120 0 273 852
```
```hint
`main` begins at 120 and is 273 wide: `placeholder main in home frame 120 0 273 852`.
```
```vcr solution
placeholder side in home frame 0 0 120 852
placeholder main in home frame 120 0 273 852
```

## When it looks right
Now a child takes a place: `promote side to menu`. The view of `menu` gets the frame that was drawn. `code` shows the calls; you know them all.

```vcr goal
expect menu.parent home
expect menu.view.frame 0 0 120 852
```
```hint
Type the command as it stands in the text.
```
```vcr solution
promote side to menu
```

## The eight questions
`doctor design home` answers them as far as it can see, and leaves the rest to you: the lines with a question mark.
Read it from top to bottom.

```ask
Which of the eight are about the time when the app runs, not about how it looks?
- [x] coming and going: Who decides that a child comes or goes?
- [x] communication: What must a child be able to ask for?
- [ ] decoration: That is what the container draws around its children.
```

## Does one child depend on another?
A row of the menu is chosen, and the page should change.

```ask
How should `menu` tell `page`?
- [ ] `parent!.children[1]` is the page, and it calls it: The next change of the container breaks it.
- [ ] It keeps a reference to `page`: Then neither can be used without the other.
- [x] It tells its delegate, the container, which tells `page`: Children know what they do, and the container knows who belongs together.
```

## Changes of size
The frames were drawn for a phone that stands upright. Turn it: `rotate landscape`. Then read in
`info menu` how high it is: it hangs out of the screen.
Constraints mend it; for the menu they are: its left, top and bottom edge to those of `home`, and its width. `menu.view.bottom` is the
one that matters.

```vcr goal
expect home.view.frame 0 0 852 393
expect menu.view.frame 0 0 120 393
```
```hint
`rotate landscape`, then four times `constrain`: `constrain menu.view.leading = home.view.leading` is the first.
```
```hint
`constrain menu.view.top = home.view.top`, `constrain menu.view.bottom = home.view.bottom`, `constrain menu.view.width = 120`.
```
```vcr solution
rotate landscape
constrain menu.view.leading = home.view.leading
constrain menu.view.top = home.view.top
constrain menu.view.bottom = home.view.bottom
constrain menu.view.width = 120
```

## The second child
The phone stands upright again, and the page takes the place `main`. Who hears what?

```vcr setup quiet
rotate portrait
```
```predict promote main to page
page.willMove(toParent: home)
page.loadView()
page.viewDidLoad()
page.viewWillAppear(false)
page.didMove(toParent: home)
page.viewIsAppearing(false)
page.viewDidAppear(false)
not: menu.viewWillAppear(false)
not: home.viewWillAppear(false)
```

## To explore
`doctor design home` once more: it has more to say now. Make a container of your own, with what you have learned, and ask it the eight questions.
"""#)
}
