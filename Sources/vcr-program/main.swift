import POSIX
import vcr

exit(vcrMain())
