/** Why a file has no text: it is a workbook of Excel and not a CSV file, too large, or in no known encoding. */
export type FileProblem = 'workbook' | 'large' | 'unreadable';

/** The most bytes of a file: many times what a list may hold. */
export const FILE_MAX = 5 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** The encodings of CSV files: Excel in China saves GBK, its Unicode text is UTF-16. GB18030 contains GBK. */
function encodingsOf(bytes: Uint8Array): readonly string[] {
  if (startsWith(bytes, 0xff, 0xfe)) return ['utf-16le'];
  if (startsWith(bytes, 0xfe, 0xff)) return ['utf-16be'];
  return ['utf-8', 'gb18030'];
}

/** The text of a file in any of the encodings that spreadsheets save, without its byte order mark. */
export function decodeText(bytes: Uint8Array): { readonly text: string } | FileProblem {
  if (bytes.length > FILE_MAX) return 'large';
  // A zip archive, or the format before it.
  if (startsWith(bytes, 0x50, 0x4b) || startsWith(bytes, 0xd0, 0xcf)) return 'workbook';
  for (const encoding of encodingsOf(bytes)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? 'unreadable' : { text };
    } catch {
      // Not in this encoding.
    }
  }
  return 'unreadable';
}
