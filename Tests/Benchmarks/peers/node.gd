extends Node
var out

func _notification(what):
	if out == null: return
	if what == NOTIFICATION_PARENTED: out.store_string("willMove " + name + "\n")
	elif what == NOTIFICATION_UNPARENTED: out.store_string("didMove " + name + "\n")

func _enter_tree(): out.store_string("viewWillAppear " + name + "\n")

func _ready():
	out.store_string("viewIsAppearing " + name + "\n")
	out.store_string("viewDidAppear " + name + "\n")
	out.store_string("didMove " + name + "\n")

func _exit_tree():
	out.store_string("willMove " + name + "\n")
	out.store_string("viewWillDisappear " + name + "\n")
	out.store_string("viewDidDisappear " + name + "\n")
