import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** The repository. */
export const ROOT = resolve(import.meta.dirname, '../../../..');

const FILES = ['README.md', 'CONTRIBUTING.md', 'AGENTS.md', 'apps/server/README.md'];
const FOLDERS = [
  'docs',
  'deploy',
  'examples',
  'fixtures/robot',
  'apps/console/src/site/docs/content',
];

/** Installed packages, and what is written from the names of exports. */
const SKIPPED = ['node_modules', 'public-surface'];

/** The documents below a folder. */
function documentsBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : documentsBelow(path);
    return /\.mdx?$/.test(entry.name) ? path : [];
  });
}

/** Everything that people read about running and using the product, by its path. */
export const DOCUMENTS = [
  ...FILES.map((file) => join(ROOT, file)),
  ...FOLDERS.flatMap((folder) => documentsBelow(join(ROOT, folder))),
].map((file) => ({ path: relative(ROOT, file), text: readFileSync(file, 'utf8') }));
