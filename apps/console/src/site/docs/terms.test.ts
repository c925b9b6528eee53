import { describe, expect, it } from 'vitest';
import TERMS from '../../../../../docs/terms.md?raw';
import { INTERFACE_TEXTS, named, TEXT_FILES } from './interface-texts.fixtures';

/** The rows of the page of terms: what is meant, both wordings, and what is not written in their place. */
const ROWS = TERMS.split('\n')
  .filter((line) => /^\| (?!Thing|-)/.test(line))
  .map((line) => {
    const [thing = '', chinese = '', english = '', notChinese = '', notEnglish = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { thing, chinese, english, notChinese, notEnglish };
  });

const RULED_OUT = ROWS.flatMap(({ chinese, english, notChinese, notEnglish }) => {
  const rule = (list: string, instead: string) =>
    list.split(', ').flatMap((wording) => (wording === '' ? [] : [{ wording, instead }]));
  return [...rule(notChinese, chinese), ...rule(notEnglish, english)];
});

describe('The page of terms', () => {
  it('rules out wordings, and the texts are found', () => {
    expect(RULED_OUT.length).toBeGreaterThan(50);
    expect(TEXT_FILES.length).toBeGreaterThan(150);
    expect(INTERFACE_TEXTS.length).toBeGreaterThan(4000);
  });

  it('has each thing and each wording once', () => {
    for (const column of ['thing', 'chinese', 'english'] as const) {
      const cells = ROWS.map((row) => row[column]);
      expect(cells.filter((cell, index) => cells.indexOf(cell) !== index)).toEqual([]);
    }
  });

  it.each(ROWS.flatMap(({ chinese, english }) => [chinese, english]))('is in use: "%s"', (term) => {
    expect(INTERFACE_TEXTS.some(({ text }) => text.includes(term))).toBe(true);
  });
});

describe('A term', () => {
  it.each(RULED_OUT)('has one wording: "$instead", not "$wording"', ({ wording }) => {
    expect(INTERFACE_TEXTS.filter(({ text }) => text.includes(wording)).map(named)).toEqual([]);
  });
});
