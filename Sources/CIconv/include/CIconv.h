// The character set conversion of POSIX (iconv), which the Swift overlay of some C libraries leaves out.
#ifndef ATTRIBUTED_MARKDOWN_CICONV_H
#define ATTRIBUTED_MARKDOWN_CICONV_H

#include <iconv.h>

#endif
