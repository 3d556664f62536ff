// A tree of objects with callbacks and a log on standard output.
//   tree.js script LINES | tree COUNT | pair SHAPE | lines COUNT
const fs = require("fs")
let pieces = [], size = 0, out = 1
const flush = () => { fs.writeSync(out, pieces.join("")); pieces = []; size = 0 }
const log = line => { pieces.push(line); size += line.length; if (size > 65536) flush() }
class Node {
  constructor(name) { this.name = name; this.parent = null; this.children = [] }
  on(event) { log(`${event} ${this.name}\n`) }
  addChild(child) {
    child.on("willMove"); child.parent = this; this.children.push(child)
    child.on("viewWillAppear"); child.on("viewIsAppearing"); child.on("viewDidAppear")
    child.on("didMove")
  }
  remove() {
    this.on("willMove"); this.on("viewWillDisappear")
    const siblings = this.parent.children
    siblings.splice(siblings.indexOf(this), 1); this.parent = null
    this.on("viewDidDisappear"); this.on("didMove")
  }
}
class Quiet extends Node { on() {} }
const build = (root, count) => {
  const nodes = [root]
  for (let i = 1; i < count; i++) {
    const child = new Quiet("n" + i)
    nodes[Math.floor((i - 1) / 10)].addChild(child); nodes.push(child)
  }
  return nodes
}
const shape = name => {
  let root = new Quiet("root")
  if (name === "million") return build(root, 1000000).pop()
  if (name === "wide") for (let i = 0; i < 10000; i++) root.addChild(new Quiet("s" + i))
  if (name === "deep") for (let i = 0; i < 1000; i++) { const c = new Quiet("d" + i); root.addChild(c); root = c }
  return root
}
const [mode, argument] = process.argv.slice(2)
if (mode === "script") {
  const nodes = { root: new Node("root") }
  for (const line of fs.readFileSync(argument, "utf8").split("\n")) {
    const [verb, a, b] = line.split(" ")
    if (verb === "add") { nodes[b] = new Node(b); nodes[a].addChild(nodes[b]) }
    else if (verb === "remove") { nodes[a].remove(); delete nodes[a] }
  }
} else if (mode === "tree") build(new Quiet("root"), Number(argument))
else if (mode === "pair") {
  const parent = shape(argument), child = new Node("x"), count = 50000
  out = fs.openSync("/dev/null", "w")
  const begin = process.hrtime.bigint()
  for (let i = 0; i < count; i++) { parent.addChild(child); child.remove() }
  const nanoseconds = Number(process.hrtime.bigint() - begin) / count
  out = 1; pieces = [nanoseconds + "\n"]
} else if (mode === "lines") {
  for (let i = 0; i < Number(argument); i++) log(`\x1b[32mviewWillAppear\x1b[0m Child#${i} animated: false\n`)
}
flush()
