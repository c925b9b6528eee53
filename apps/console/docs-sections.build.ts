import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Plugin } from 'vite';
import { withChanges } from './src/site/docs/changes/read-changes.ts';
import type { DocSection } from './src/site/docs/search/doc-section';
import { withWords } from './src/site/docs/words/with-words.ts';

const CONTENT = join(import.meta.dirname, 'src/site/docs/content');
const MODULE = /^virtual:docs-sections\/(zh-CN|en)$/;

/** A page with the tables that it imports in their places. */
async function sourceOf(folder: string, name: string): Promise<string> {
  const file = join(folder, name);
  const source = withWords(file, withChanges(file, await readFile(file, 'utf8')));
  const imports = [...source.matchAll(/^import (\w+) from '(\.\/[^']+)';$/gm)];
  const parts = await Promise.all(
    imports.map(async ([, tag, name = '']) => {
      const part = join(folder, name);
      return [tag, withWords(part, await readFile(part, 'utf8'))];
    }),
  );
  return parts.reduce(
    (text, [tag, table]) => text.replace(`<${tag} />`, () => table ?? ''),
    source.replace(/^import .*$/gm, ''),
  );
}

/** What a reader sees of Markdown. */
const plain = (markdown: string) =>
  markdown
    .replace(/^```.*$/gm, '')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/^\|[ |:-]+\|$/gm, '')
    .replace(/^(?:[-*]|\d+\.) /gm, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[|>*`\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The parts of a page, each from a heading to the next. */
export function sectionsOf(path: string, source: string): DocSection[] {
  const slugger = new GithubSlugger();
  // A line of code may begin with # as well.
  const code = [...source.matchAll(/^```[^]*?^```$/gm)].map(({ index, 0: { length } }) => [
    index,
    index + length,
  ]);
  const isCode = (at: number) => code.some(([from = 0, to = 0]) => at >= from && at < to);
  const headings = [...source.matchAll(/^#{1,3} (.+)$/gm)].filter(({ index }) => !isCode(index));
  const page = headings[0]?.[1] ?? '';
  return headings.map(({ index, 0: line, 1: heading = '' }, at) => {
    const slug = slugger.slug(heading);
    return {
      id: at === 0 ? path : `${path}#${slug}`,
      page,
      heading,
      text: plain(source.slice(index + line.length, headings[at + 1]?.index)),
    };
  });
}

/** All parts of all pages in a language. */
export async function readSections(locale: string): Promise<DocSection[]> {
  const folder = join(CONTENT, locale);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mdx')).toSorted();
  const pages = await Promise.all(
    names.map(async (name) => sectionsOf(name.replace('.mdx', ''), await sourceOf(folder, name))),
  );
  return pages.flat();
}

/** The texts that the search of the documentation looks through, a module for each language. */
export const docSections = (): Plugin => ({
  name: 'docs-sections',
  resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
  async load(id) {
    const [, locale] = MODULE.exec(id.replace('\0', '')) ?? [];
    if (locale === undefined) return undefined;
    return `export default ${JSON.stringify(await readSections(locale))};`;
  },
});
