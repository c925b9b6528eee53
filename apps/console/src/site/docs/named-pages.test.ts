import { textIn, type SourceLocale } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../routes/route-table';

const PAGES = Object.entries(
  import.meta.glob<string>('./content/*/*.mdx', { query: '?raw', import: 'default', eager: true }),
);
const LINKS = /\[([^\]]+)\]\((\/[^)#?\s]*)[^)\s]*\)/g;

const localeOf = (path: string): SourceLocale => (path.includes('/en/') ? 'en' : 'zh-CN');
const titleOf = (address: string, locale: SourceLocale): string => {
  const route = ROUTES.find(({ path }) => path === address);
  return route ? textIn(route.title, locale) : '';
};

/** Links whose text is not the title of their page; within a sentence, English begins a title small. */
const misnamedIn = (text: string, locale: SourceLocale) =>
  [...text.matchAll(LINKS)].flatMap(([, name = '', address = '']) => {
    const title = titleOf(address, locale);
    const isNamed = name === title || name === `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
    return isNamed ? [] : `${name} -> ${address} ${title}`;
  });

describe('A page that the documentation links to', () => {
  it.each(PAGES)('is called as its title is: %s', (path, text) => {
    expect(misnamedIn(text, localeOf(path))).toEqual([]);
  });
});
