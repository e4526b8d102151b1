// The C API that CMarkBridge uses: the parser, the tree, and the GitHub extensions.
// Only the public headers, so that any build of cmark-gfm serves.
#ifndef ATTRMD_CCMARKGFM_SHIM_H
#define ATTRMD_CCMARKGFM_SHIM_H

#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>

#endif
