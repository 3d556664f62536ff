/// An object whose class, known only while the program runs, runs its initialisers behind the model's own:
/// what those would do to the object is done when the class calls `super.init`.
@MainActor
package protocol AdoptedObject: AnyObject {}
