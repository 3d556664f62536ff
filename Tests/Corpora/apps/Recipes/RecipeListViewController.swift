import UIKit

struct Recipe {
    let name: String
    static let all = [Recipe(name: "Soup"), Recipe(name: "Bread")]
}

class RecipeListViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Recipe.all.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
        cell.textLabel?.text = Recipe.all[indexPath.row].name
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let step = StepViewController(nibName: nil, bundle: nil)
        step.title = Recipe.all[indexPath.row].name
        navigationController?.pushViewController(step, animated: true)
    }
}
