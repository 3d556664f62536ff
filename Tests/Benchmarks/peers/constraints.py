"""Lays out a list of views with kiwisolver, and prints microseconds.

constraints.py first COUNT   making and solving the list
constraints.py edit COUNT    solving after the last height changed
"""
import sys, time
import kiwisolver as kiwi


class List:
    def __init__(self, count):
        self.solver = kiwi.Solver()
        add = self.solver.addConstraint
        width = kiwi.Variable()
        add(width == 393)
        above = None
        for _ in range(count):
            left, top, length, height = (kiwi.Variable() for _ in range(4))
            add(left == 8)
            add(left + length == width - 8)
            add(top == above[0] + above[1] + 4 if above else top == 4)
            self.wish = (height == 44) | "strong"
            add(self.wish)
            above = (top, height)
        self.height = above[1]
        self.solver.updateVariables()

    def set_last_height(self, value):
        self.solver.removeConstraint(self.wish)
        self.wish = (self.height == value) | "strong"
        self.solver.addConstraint(self.wish)
        self.solver.updateVariables()


def seconds(work):
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


count = int(sys.argv[2])
if sys.argv[1] == "first":
    times = [seconds(lambda: List(count)) for _ in range(3)]
else:
    views = List(count)
    times = [seconds(lambda: views.set_last_height(50 + n)) for n in range(50)]
print(sorted(times)[len(times) // 2] * 1e6)
