// A C target has at least one source file; all that this one offers is in its header.
#include "CIconv.h"
