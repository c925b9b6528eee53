import { describe, expect, it } from 'vitest';
import { DEVELOPER_CHANGES } from './developer-changes';
import { readPending } from './read-changes';

const PAGES = import.meta.glob<string>('../content/*/new-feature.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pageOf = (locale: string) => PAGES[`../content/${locale}/new-feature.mdx`] ?? '';

/** The changes that each part of a page is about, in the order of the page. */
const partsOf = (page: string) =>
  page
    .split(/^## .*$/m)
    .slice(1)
    .map((part) => /\{\/\* changes: ([\w -]+) \*\/\}/.exec(part)?.[1]?.split(' ') ?? []);
const told = partsOf(pageOf('zh-CN')).flat();

describe('The page of new features', () => {
  it('tells the same in both languages, part by part', () => {
    expect(partsOf(pageOf('en'))).toEqual(partsOf(pageOf('zh-CN')));
    expect(partsOf(pageOf('zh-CN')).every((changes) => changes.length > 0)).toBe(true);
  });

  // A new changeset is named in `{/* changes: … */}` below its heading of both pages, or in `developer-changes.ts`.
  it('tells of every new thing that waits for a release, or says that only developers meet it', () => {
    const news = readPending().filter(({ kind }) => kind === 'minor' || kind === 'major');
    const untold = news.filter(
      ({ id = '' }) => !told.includes(id) && !Object.hasOwn(DEVELOPER_CHANGES, id),
    );
    expect(untold.map(({ id }) => id)).toEqual([]);
  });

  it('tells of nothing twice', () => {
    const named = [...told, ...Object.keys(DEVELOPER_CHANGES)];
    expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([]);
  });
});
