import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { wordFiles } from './src/site/docs/words/interface-words.ts';
import { forgetWords, withWords } from './src/site/docs/words/with-words.ts';

const RAW = /\.mdx\?raw$/;
const WORDS = /\.(messages|fields|constants)\.ts$/;

/** Writes the words of the interface into the pages of the documentation, before MDX or a test reads these. */
export const words = (): Plugin => ({
  name: 'words',
  enforce: 'pre',
  watchChange(id) {
    if (WORDS.test(id)) forgetWords();
  },
  async load(id) {
    if (!RAW.test(id)) return undefined;
    const file = id.replace('?raw', '');
    return `export default ${JSON.stringify(withWords(file, await readFile(file, 'utf8')))};`;
  },
  transform(code, id) {
    const written = withWords(id, code);
    if (written === code) return undefined;
    for (const file of wordFiles()) this.addWatchFile(file);
    return written;
  },
});
