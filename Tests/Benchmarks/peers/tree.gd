extends SceneTree
# godot3-server -s tree.gd MODE ARGUMENT LOG; nodes with _enter_tree and _exit_tree callbacks.
# The log must be a regular file: the engine opens no device.
#   script LINES | tree COUNT | lines COUNT
var Child = load(get_script().resource_path.get_base_dir() + "/node.gd")
var out = File.new()

func child(name):
	var node = Child.new()
	node.out = out
	node.name = name
	return node

func _init():
	var words = OS.get_cmdline_args()
	var mode = words[words.size() - 3]
	var argument = words[words.size() - 2]
	out.open(words[words.size() - 1], File.WRITE)
	if mode == "script":
		var file = File.new()
		file.open(argument, File.READ)
		var nodes = {"root": root}
		while not file.eof_reached():
			var line = file.get_line().split(" ")
			if line[0] == "add":
				nodes[line[2]] = child(line[2])
				nodes[line[1]].add_child(nodes[line[2]])
			elif line[0] == "remove":
				var node = nodes[line[1]]
				node.get_parent().remove_child(node)
				node.free()
				nodes.erase(line[1])
	if mode == "tree":
		var nodes = [root]
		for i in range(1, int(argument)):
			var node = Node.new()
			nodes[(i - 1) / 10].add_child(node)
			nodes.append(node)
	if mode == "lines":
		for i in range(int(argument)):
			out.store_string("\u001b[32mviewWillAppear\u001b[0m Child#" + str(i) + " animated: false\n")
	quit()
