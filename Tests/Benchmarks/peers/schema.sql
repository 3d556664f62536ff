PRAGMA recursive_triggers=ON; PRAGMA foreign_keys=OFF; PRAGMA journal_mode=OFF;
CREATE TABLE node(name TEXT PRIMARY KEY, parent TEXT);
CREATE TABLE log(id INTEGER PRIMARY KEY, event TEXT, name TEXT);
CREATE TRIGGER added AFTER INSERT ON node BEGIN
  INSERT INTO log(event, name) VALUES ('willMove', new.name), ('viewWillAppear', new.name),
    ('viewIsAppearing', new.name), ('viewDidAppear', new.name), ('didMove', new.name);
END;
CREATE TRIGGER removed AFTER DELETE ON node BEGIN
  INSERT INTO log(event, name) VALUES ('willMove', old.name), ('viewWillDisappear', old.name),
    ('viewDidDisappear', old.name), ('didMove', old.name);
END;
INSERT INTO node VALUES ('root', NULL);
DELETE FROM log;
