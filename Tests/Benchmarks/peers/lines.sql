WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 1000000)
SELECT char(27) || '[32mviewWillAppear' || char(27) || '[0m Child#' || i || ' animated: false' FROM c;
