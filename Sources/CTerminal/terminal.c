#define _XOPEN_SOURCE 700
#include "CTerminal.h"

#include <wchar.h>

int32_t terminal_width(uint32_t scalar) { return (int32_t)wcwidth((wchar_t)scalar); }
