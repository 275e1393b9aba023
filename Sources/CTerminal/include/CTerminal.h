#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stdint.h>

/// Cells a Unicode scalar takes: 0, 1 or 2; -1 for a control character.
int32_t terminal_width(uint32_t scalar);

#endif
