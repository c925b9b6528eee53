import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The first script of the console, which imports each page when it is opened. */
const ENTRY = /<script type="module"[^>]* src="\/(assets\/[^"]+\.js)"/;
/** The import of a page in the table of routes; other imports are languages and the demo. */
const PAGE = /load:\s*async\s*\(\)\s*=>[^}]*\}?[^}]*?import\(\s*[`'"]\.\/([^`'"]+\.js)[`'"]\s*\)/g;

/** The size in brotli of the largest script that a single page of the console loads for itself, in KB. */
export async function largestChunkKb(dist) {
  const [, entry] = ENTRY.exec(await readFile(join(dist, 'index.html'), 'utf8')) ?? [];
  if (entry === undefined) throw new Error('The page of the console names no script');
  const pages = [...(await readFile(join(dist, entry), 'utf8')).matchAll(PAGE)];
  if (pages.length === 0) throw new Error('The console imports no page');
  const sizes = await Promise.all(pages.map(([, name]) => servedBytes(join(dist, 'assets', name))));
  return Math.max(...sizes) / 1024;
}

/** Very small files are served uncompressed. */
async function servedBytes(file) {
  return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
}
