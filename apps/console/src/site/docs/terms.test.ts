import { describe, expect, it } from 'vitest';
import TERMS from '../../../../../docs/terms.md?raw';

/** The texts of the interface, the documentation, the landing page and the mails; those of the specification are elsewhere. */
const SOURCES = Object.entries(
  import.meta.glob<string>(
    [
      '../../../../../packages/ui/src/**/*.messages.ts',
      '../../../../../packages/ui/src/lists/config/fields/*.ts',
      '../../routes/sections/*.ts',
      '../home/**/*.{ts,tsx}',
      '../site-bar/*.tsx',
      './content/*/*.mdx',
      './doc-groups.ts',
      '../../../../server/src/mail/mail-texts.ts',
      '../../../../server/src/sandbox/*.ts',
      '!../**/*.test.ts',
      '!../**/*.test.tsx',
      '!../../../../server/src/sandbox/*.test.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);

/** What the table of terms rules out, with the wording that stands in its place. */
const RULED_OUT = TERMS.split('\n')
  .filter((line) => /^\| (?!Thing|-)/.test(line))
  .flatMap((line) => {
    const [, , chinese = '', english = '', notChinese = '', notEnglish = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const rule = (list: string, instead: string) =>
      list.split(', ').flatMap((wording) => (wording === '' ? [] : [{ wording, instead }]));
    return [...rule(notChinese, chinese), ...rule(notEnglish, english)];
  });

/** Chinese beside a digit or a Latin letter. */
const TIGHT = /\p{Script=Han}[0-9A-Za-z]|[0-9A-Za-z]\p{Script=Han}/u;
/** The specification fixes these, and an escape is no letter. */
const FIXED = /5s内|\\[nt]/g;
const STRINGS = /'(?:[^'\\\n]|\\.)*'|`[^`]*`/g;

/** The wordings of the table, in both languages. */
const WORDINGS = TERMS.split('\n')
  .filter((line) => /^\| (?!Thing|-)/.test(line))
  .flatMap((line) => line.split('|').slice(2, 4))
  .map((cell) => cell.trim());

describe('A term', () => {
  it.each(WORDINGS)('is in use: "%s"', (wording) => {
    expect(SOURCES.some(([, text]) => text.includes(wording))).toBe(true);
  });

  it('is ruled by a table that is not empty', () => {
    expect(RULED_OUT.length).toBeGreaterThan(20);
    expect(SOURCES.length).toBeGreaterThan(100);
  });

  it.each(RULED_OUT)('has one wording: "$instead", not "$wording"', ({ wording }) => {
    const files = SOURCES.filter(([, text]) => text.includes(wording)).map(([path]) => path);
    expect(files).toEqual([]);
  });
});

describe('A text', () => {
  it.each(SOURCES)('has straight quotes in English and 「」 in Chinese: %s', (_, text) => {
    expect(text.split('\n').filter((line) => /[“”’]/.test(line))).toEqual([]);
  });

  it.each(SOURCES)('has a space between Chinese and digits or Latin letters: %s', (path, text) => {
    const strings = path.endsWith('.mdx') ? text.split('\n') : (text.match(STRINGS) ?? []);
    expect(strings.filter((string) => TIGHT.test(string.replace(FIXED, ' ')))).toEqual([]);
  });
});
