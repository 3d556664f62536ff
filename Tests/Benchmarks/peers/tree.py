"""A tree of nodes with overridable callbacks, a name index and a log on standard output.

tree.py script < LINES    the standard library's command loop, fed by `add root child`, `remove child`
tree.py tree COUNT        builds a tree, ten children each
tree.py pair SHAPE        prints the nanoseconds of one add and one remove
tree.py lines COUNT       writes colored lines
"""
import cmd, os, sys, time

log = open(1, "w", buffering=65536, closefd=False)


class Node:
    __slots__ = ("name", "parent", "children")

    def __init__(self, name):
        self.name = name
        self.parent = None
        self.children = []

    def will_move(self, parent): log.write("willMove %s\n" % self.name)
    def will_appear(self): log.write("viewWillAppear %s\n" % self.name)
    def is_appearing(self): log.write("viewIsAppearing %s\n" % self.name)
    def did_appear(self): log.write("viewDidAppear %s\n" % self.name)
    def will_disappear(self): log.write("viewWillDisappear %s\n" % self.name)
    def did_disappear(self): log.write("viewDidDisappear %s\n" % self.name)
    def did_move(self, parent): log.write("didMove %s\n" % self.name)

    def add_child(self, child):
        child.will_move(self)
        child.parent = self
        self.children.append(child)
        child.will_appear()
        child.is_appearing()
        child.did_appear()
        child.did_move(self)

    def remove(self):
        self.will_move(None)
        self.will_disappear()
        self.parent.children.remove(self)
        self.parent = None
        self.did_disappear()
        self.did_move(None)


class Quiet(Node):
    __slots__ = ()

    def will_move(self, parent): pass
    def will_appear(self): pass
    def is_appearing(self): pass
    def did_appear(self): pass
    def did_move(self, parent): pass


class Shell(cmd.Cmd):
    use_rawinput = False
    prompt = ""
    nodes = {"root": Node("root")}

    def do_add(self, words):
        parent, name = words.split()
        child = self.nodes[name] = Node(name)
        self.nodes[parent].add_child(child)

    def do_remove(self, name): self.nodes.pop(name).remove()
    def do_EOF(self, _): return True


def build(root, count):
    nodes = [root]
    for i in range(1, count):
        child = Quiet("n%d" % i)
        nodes[(i - 1) // 10].add_child(child)
        nodes.append(child)
    return nodes


def shape(name):
    root = Quiet("root")
    if name == "million": return build(root, 1000000)[-1]
    if name == "wide":
        for i in range(10000): root.add_child(Quiet("s%d" % i))
    if name == "deep":
        for i in range(1000):
            child = Quiet("d%d" % i)
            root.add_child(child)
            root = child
    return root


def pair(parent, count):
    child = Node("x")
    begin = time.perf_counter_ns()
    for _ in range(count):
        parent.add_child(child)
        child.remove()
    return (time.perf_counter_ns() - begin) / count


mode = sys.argv[1]
if mode == "script": Shell().cmdloop()
if mode == "tree": build(Quiet("root"), int(sys.argv[2]))
if mode == "pair":
    parent = shape(sys.argv[2])
    log = open(os.devnull, "w", buffering=65536)
    print("%.0f" % pair(parent, 2000 if sys.argv[2] == "wide" else 50000))
if mode == "lines":
    for i in range(int(sys.argv[2])):
        log.write("\033[32mviewWillAppear\033[0m Child#%d animated: false\n" % i)
