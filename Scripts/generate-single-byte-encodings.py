#!/usr/bin/env python3
"""Writes Sources/HTMLParsing/Input/SingleByteTables.swift.

The data are the single-byte indexes of the Encoding Standard, section 9, taken from Python's codecs with
the few differences listed here. Run from anywhere, without arguments; with --check nothing is written and
the exit status is 1 if the file is stale.
"""
import pathlib
import sys

TARGET = pathlib.Path(__file__).resolve().parent.parent / "Sources/HTMLParsing/Input/SingleByteTables.swift"

# Case of HTMLEncoding, Python codec, bytes that the standard maps otherwise.
ENCODINGS = [
    ("windows1250", "cp1250", {}),
    ("windows1251", "cp1251", {}),
    ("windows1252", "cp1252", {}),
    ("windows1253", "cp1253", {}),
    ("windows1254", "cp1254", {}),
    ("windows1255", "cp1255", {0xCA: 0x05BA}),
    ("windows1256", "cp1256", {}),
    ("windows1257", "cp1257", {}),
    ("windows1258", "cp1258", {}),
    ("windows874", "cp874", {}),
    ("iso88592", "iso8859_2", {}),
    ("iso88595", "iso8859_5", {}),
    ("iso88597", "iso8859_7", {}),
    ("iso885915", "iso8859_15", {}),
    ("koi8R", "koi8_r", {}),
    ("koi8U", "koi8_u", {0xAE: 0x045E, 0xBE: 0x040E}),
    ("ibm866", "cp866", {}),
    ("macintosh", "mac_roman", {}),
    ("macCyrillic", "mac_cyrillic", {}),
]

HEADER = """\
// The upper halves of single-byte encodings (Encoding Standard, section 9).
// Generated: do not edit; run Scripts/generate-single-byte-encodings.py.
// swift-format-ignore-file

/// The characters of the bytes 0x80 to 0xFF in single-byte encodings; U+FFFD where there is none.
enum SingleByteTables {
    /// The 128 characters of an encoding, or `nil` if it is not a single-byte encoding.
    static func upperHalf(of encoding: HTMLEncoding) -> StaticString? {
        switch encoding {
        case .utf8, .utf16LittleEndian, .utf16BigEndian: nil
"""


def scalar(codec, byte, changes):
    if byte in changes:
        return changes[byte]
    try:
        return ord(bytes([byte]).decode(codec))
    except UnicodeDecodeError:
        return byte if byte < 0xA0 else 0xFFFD


def main():
    lines = [HEADER]
    for case, codec, changes in ENCODINGS:
        lines.append(f"        case .{case}: {case}\n")
    lines.append("        }\n    }\n")
    for case, codec, changes in ENCODINGS:
        lines.append(f'\n    private static let {case}: StaticString = """\n')
        for row in range(0x80, 0x100, 16):
            text = "".join(f"\\u{{{scalar(codec, byte, changes):X}}}" for byte in range(row, row + 16))
            lines.append("        " + text + ("\\\n" if row < 0xF0 else "\n"))
        lines.append('        """\n')
    lines.append("}\n")
    text = "".join(lines)
    if "--check" in sys.argv[1:]:
        return 0 if TARGET.exists() and TARGET.read_text() == text else 1
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
