import { GIF, PDF, PNG } from '../../resources/upload/upload.fixtures';

/** A file that is uploaded in order to run in another user's browser; it reports when it does. */
export interface HostileFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** What a script reports when it runs. */
export const RAN = 'a script ran';

const SCRIPT = `console.log('${RAN}');document.title='${RAN}'`;
const PAGE = `<!doctype html><title>x</title><script>${SCRIPT}</script>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${SCRIPT.replaceAll("'", '&#39;')}"><script>${SCRIPT}</script></svg>`;
const XHTML = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>${SCRIPT}</script></html>`;
const MHTML = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n${PAGE}\r\n--b--`;
const PDF_ACTION = `%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(${SCRIPT})>>>>endobj\ntrailer<</Root 1 0 R>>`;

const file = (name: string, content: string | Buffer, type = ''): HostileFile => ({
  name,
  type,
  bytes: Buffer.isBuffer(content) ? content : Buffer.from(content),
});
/** A page under the name and type of something else. */
const disguised = (extension: string, type: string) => file(`page.${extension}`, PAGE, type);

export const HOSTILE_FILES: readonly HostileFile[] = [
  file('page.html', PAGE, 'text/html'),
  file('page.htm', PAGE, 'text/plain'),
  file('page.xhtml', XHTML, 'application/xhtml+xml'),
  file('page.xml', XHTML, 'text/xml'),
  file('page.mhtml', MHTML, 'multipart/related'),
  file('page.js', SCRIPT, 'text/javascript'),
  file('page', PAGE),
  file('.htaccess', 'AddType text/html .png'),
  file('drawing.svg', SVG, 'image/svg+xml'),
  file('drawing.png', SVG, 'image/svg+xml'),
  file('drawing.png', SVG, 'image/png'),
  disguised('png', 'image/png'),
  disguised('jpg', 'image/jpeg'),
  disguised('gif', 'image/gif'),
  disguised('mp4', 'video/mp4'),
  disguised('pdf', 'application/pdf'),
  disguised('txt', 'text/plain'),
  disguised('csv', 'text/csv'),
  disguised('zip', 'application/zip'),
  disguised('doc', 'application/msword'),
  disguised('xlsx', 'application/zip'),
  disguised('mp3', 'audio/mpeg'),
  disguised('silk', 'audio/silk'),
  file('page.html.png', PAGE, 'text/html'),
  file('page.png.html', PNG, 'text/html'),
  file('trailer.png', Buffer.concat([PNG, Buffer.from(PAGE)]), 'image/png'),
  file('comment.gif', Buffer.concat([GIF, Buffer.from(`/*${PAGE}*/`)]), 'text/html'),
  file('action.pdf', PDF_ACTION, 'application/pdf'),
  file('page.pdf', Buffer.concat([PDF, Buffer.from(PAGE)]), 'text/html'),
  file('wide.txt', Buffer.from(`\uFEFF${PAGE}`, 'utf16le'), 'text/plain'),
  file('old.txt', '+ADw-script+AD4-', 'text/plain; charset=utf-7'),
  file('late.txt', `\n\n   \t${PAGE}`, 'text/html'),
];

/** Path traversals, and names that a disk treats specially. */
const STEPS = [
  '../',
  '../../',
  '../../../../../../',
  '..\\',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%c0%af',
  './../',
  'a/../../',
  '....//',
  '..//',
  '/',
  '//',
  '\\',
  'C:\\',
  'file:///',
  '~/',
  '．．／',
  '..\0/',
  '\0',
  '\u202e',
  '\u2025/',
  '..;/',
];
const NAMES = [
  'note.txt',
  'etc/passwd',
  '.env',
  '.git/config',
  'CON.txt',
  'a'.repeat(800) + '.txt',
  'note.txt\0.png',
  'note.txt/',
  'database/PG_VERSION',
  'index.html',
];

/** Keys that try to write elsewhere; `prefix` is the granted one. */
export function hostileKeys(prefix: string, other: string): string[] {
  const out = STEPS.flatMap((step, at) => [
    `${prefix}${step}${NAMES[at % NAMES.length]}`,
    `${step}${NAMES[(at + 3) % NAMES.length]}`,
    `${prefix}x/${step}${step}${NAMES[(at + 5) % NAMES.length]}`,
    `${step}${prefix}note.txt`,
  ]);
  const names = NAMES.map((name) => prefix + name);
  return [...names, `${other}note.txt`, other, prefix.slice(0, -1), '', 'u/', ...out].slice(0, 100);
}
