import Apply
import CTerminal
