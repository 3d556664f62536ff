// swift-format-ignore-file
protocol ListDelegate: AnyObject { func didAdd(_ s: String, count: Int) }
final class List { weak var delegate: ListDelegate?; private var items: [String] = []; func add(_ s: String) { items.append(s); delegate?.didAdd(s, count: items.count) } }
final class Listener: ListDelegate { func didAdd(_ s: String, count: Int) { print("added", s, count) }; deinit { print("listener gone") } }
let list = List(); var l: Listener? = Listener(); list.delegate = l; list.add("a"); l = nil; list.add("b"); print(list.delegate == nil)
