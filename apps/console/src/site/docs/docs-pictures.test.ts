import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../../../public/pictures');
const PAGES = Object.entries(
  import.meta.glob<string>('./content/*/*.mdx', { query: '?raw', import: 'default', eager: true }),
);
const picturesIn = (text: string) =>
  [...text.matchAll(/<ConsolePicture\s+name="([^"]+)"\s+alt="([^"]*)"/g)].map(
    ([, name = '', alt = '']) => ({ name, alt }),
  );

describe('A picture of the documentation', () => {
  it.each(PAGES.filter(([, text]) => picturesIn(text).length > 0))(
    'is there in both schemes, and said in words: %s',
    (path, text) => {
      const locale = path.includes('/en/') ? 'en' : 'zh-CN';
      for (const { name, alt } of picturesIn(text)) {
        expect(alt.length, name).toBeGreaterThan(10);
        for (const scheme of ['light', 'dark']) {
          expect(existsSync(join(PUBLIC, locale, `${name}-${scheme}.webp`)), name).toBe(true);
        }
      }
    },
  );

  it('stands on as many pages in one language as in the other', () => {
    const count = (locale: string) =>
      PAGES.filter(([path, text]) => path.includes(locale) && picturesIn(text).length > 0).length;
    expect(count('/zh-CN/')).toBe(count('/en/'));
    expect(count('/en/')).toBeGreaterThan(19);
  });
});
