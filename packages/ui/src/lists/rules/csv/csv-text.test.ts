import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv, toCsv } from './csv-text';

describe('A CSV file', () => {
  it('comes back as it was written, whatever is in its cells', () => {
    const letter = fc.constantFrom(...'a价,;"\t\r\n\'=+-@ 、|\\');
    const cell = fc.string({ unit: letter, maxLength: 6 });
    const lines = fc
      .array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 })
      // An empty line is no row.
      .filter((rows) => rows.every((row) => row.some((content) => content.trim() !== '')));
    fc.assert(
      fc.property(lines, (rows) => {
        expect(parseCsv(toCsv(rows).slice(1))).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it('is read with semicolons, tabs and commas, as spreadsheets of all countries write it', () => {
    expect(parseCsv('价格;"每月 19,00 元"\r\n报价;一样')).toEqual([
      ['价格', '每月 19,00 元'],
      ['报价', '一样'],
    ]);
    expect(parseCsv('价格\t19, 29\n报价\t一样\n\n')).toEqual([
      ['价格', '19, 29'],
      ['报价', '一样'],
    ]);
    expect(parseCsv('sep=;\n一,二;三')).toEqual([['一,二', '三']]);
    expect(parseCsv('价格\n报价')).toEqual([['价格'], ['报价']]);
    expect(parseCsv('早\t早上好\n午\n晚\t晚，安')).toEqual([
      ['早', '早上好'],
      ['午'],
      ['晚', '晚，安'],
    ]);
    expect(parseCsv('价格,19;29')).toEqual([['价格', '19;29']]);
    expect(parseCsv('')).toEqual([]);
  });

  it('keeps a quote inside a cell, and what follows one that is never closed', () => {
    expect(parseCsv('5" 屏幕,好\n"没有,结束')).toEqual([['5" 屏幕', '好'], ['没有,结束']]);
  });

  it('runs no formula in a spreadsheet', () => {
    const csv = toCsv([['=HYPERLINK("http://a")', '+1', '-1', '@a', "'=1", '1']]);
    // Other programs write it unguarded.
    expect(parseCsv(`-好,=1,'19`)).toEqual([['-好', '=1', "'19"]]);
    for (const cell of parseCells(csv)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });
});

/** The cells of a line as a spreadsheet sees them. */
const parseCells = (csv: string) =>
  [...csv.slice(1).matchAll(/(?:^|,)"?([^",]+)/g)].map(([, cell]) => cell);
