import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import packageJson from './package.json' with { type: 'json' };

/** The entries are the public subpaths of the package. */
export const sources = Object.values(packageJson.exports).flatMap((target) =>
  typeof target === 'object' && '@chatdeck/source' in target ? [target['@chatdeck/source']] : [],
);
/** The path of a source in the folder of what is built, without its ending. */
export const nameOf = (source: string) => source.replace(/^\.\/src\/|\.tsx?$/g, '');

const DIRECTIVE = /^"use client";/;
/** What runs on a server too: functions and names, no components. */
const SERVER_SAFE = ['client/index', 'elements/index', 'theme/index'];

/**
 * Leaves `"use client"` to the entries that hold components: a bundler marks what they import by itself, and a chunk that a
 * server needs must not carry it. The line stays, so that source maps keep fitting.
 */
export async function markClientEntries(folder: string, entries: readonly string[]): Promise<void> {
  const marked = new Set(
    entries.filter((entry) => !SERVER_SAFE.includes(entry)).map((entry) => `${entry}.js`),
  );
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const unmarked = files.filter((file) => file.endsWith('.js') && !marked.has(file));
  await Promise.all(
    unmarked.map(async (file) => {
      const target = path.join(folder, file);
      await writeFile(target, (await readFile(target, 'utf8')).replace(DIRECTIVE, ''));
    }),
  );
}

/** The types of the style sheets, which have none to speak of: TypeScript asks for them where a host imports one. */
export const writeCssTypes = (folder: string): Promise<void> =>
  writeFile(path.join(folder, 'css.d.ts'), 'export {};\n');
