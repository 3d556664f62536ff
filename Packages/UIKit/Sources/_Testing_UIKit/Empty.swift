// Swift Testing asks for this module where a file imports both. On Apple's systems it attaches images to tests.
