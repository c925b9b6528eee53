import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { allFacts } from './component-facts';

const IMPORT = /(?:from|import)\s*\(?\s*'([.#][^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

const fileAt = (stem: string): string | undefined =>
  ENDINGS.map((ending) => stem + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file));

/**
 * A source file and all files of its package that it imports, directly or lazily: content by path. `#` resolves to
 * `src`.
 */
export function sourcesFrom(src: string, start: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    const text = readFileSync(file, 'utf8');
    found.set(file, text);
    for (const [, to = ''] of text.matchAll(IMPORT)) {
      const next = fileAt(
        to.startsWith('#') ? path.join(src, to.slice(1)) : path.join(path.dirname(file), to),
      );
      if (next) visit(next);
    }
  };
  visit(start);
  return found;
}

const NAME = 'virtual:component-facts';

/** Provides the documentation pages with the facts of each component. */
export const factsPlugin = (src: string): Plugin => ({
  name: 'component-facts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load(id) {
    if (id !== `\0${NAME}`) return null;
    return `export default ${JSON.stringify(JSON.stringify(allFacts(src)))};`;
  },
});
