import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../routes/route-table';

const PAGES = Object.entries(
  import.meta.glob<string>('./content/**/*.mdx', { query: '?raw', import: 'default', eager: true }),
);
const PATHS = new Set(ROUTES.map(({ path }) => path));

/** The addresses within the console that a page links to. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\((\/[^)#\s]*)/g)].flatMap(([, address]) => address ?? []);

describe('A link of the documentation', () => {
  it.each(PAGES)('leads to a page that there is: %s', (_, text) => {
    expect(linksOf(text).filter((address) => !PATHS.has(address))).toEqual([]);
  });

  it('is found', () => {
    expect(PAGES.flatMap(([, text]) => linksOf(text)).length).toBeGreaterThan(40);
    expect(linksOf('See [there](/docs/nowhere#part).')).toEqual(['/docs/nowhere']);
  });
});
