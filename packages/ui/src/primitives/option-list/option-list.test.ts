import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePopover } from './option-popover';
import { isNameList, splitNames } from './split-names';
import { moveActive } from './use-combobox';
import { filterOptions, searchTexts } from './use-option-search';
import { scrollTopFor, windowStart } from './use-window';

describe('the window of a list', () => {
  it('holds every row that is seen, wherever the list is scrolled to', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 100_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, part) => {
          const [rowHeight, height, rows] = [36, 306, 20];
          const top = Math.max(0, count * rowHeight - height) * part;
          const first = windowStart(top, rowHeight, count, rows);
          expect(first * rowHeight).toBeLessThanOrEqual(top);
          expect((first + rows) * rowHeight).toBeGreaterThanOrEqual(top + height);
          expect(first + rows).toBeLessThanOrEqual(count);
        },
      ),
    );
  });

  it('starts at the first row of a list that it holds whole', () => {
    expect(windowStart(40, 36, 12, 20)).toBe(0);
  });

  it('scrolls as far as needed to show a row and not at all for one that is seen', () => {
    const view = { top: 360, height: 300, rowHeight: 36 };
    expect(scrollTopFor(3, view)).toBe(108);
    expect(scrollTopFor(12, view)).toBe(360);
    expect(scrollTopFor(30, view)).toBe(816);
  });
});

describe('the search', () => {
  const items = [
    { id: '1', label: '林知远', hint: '五月共读' },
    { id: '2', label: 'Momo' },
  ];
  const found = (word: string) =>
    filterOptions(items, searchTexts(items), word).map(({ label }) => label);

  it('finds by name and by hint, whatever the case', () => {
    expect(found('知')).toEqual(['林知远']);
    expect(found('共读')).toEqual(['林知远']);
    expect(found(' mOm ')).toEqual(['Momo']);
    expect(found('')).toHaveLength(2);
    expect(found('没有')).toEqual([]);
  });
});

describe('the keys of a list', () => {
  it('go round with the arrows, and to the ends and by pages without', () => {
    expect(moveActive('ArrowDown', -1, 30)).toBe(0);
    expect(moveActive('ArrowDown', 29, 30)).toBe(0);
    expect(moveActive('ArrowUp', 0, 30)).toBe(29);
    expect(moveActive('End', 3, 30)).toBe(29);
    expect(moveActive('Home', 3, 30)).toBe(0);
    expect(moveActive('PageDown', 3, 30)).toBe(11);
    expect(moveActive('PageDown', 28, 30)).toBe(29);
    expect(moveActive('PageUp', 3, 30)).toBe(0);
  });

  it('lead nowhere in an empty list, and other keys nowhere at all', () => {
    expect(moveActive('ArrowDown', -1, 0)).toBeUndefined();
    expect(moveActive('a', 0, 3)).toBeUndefined();
  });
});

describe('a pasted list', () => {
  it('is split on commas, Chinese commas, semicolons and line breaks', () => {
    expect(splitNames('林知远, 周明，许一诺、陈晓禾;吴安；郑青\r\n王若溪\n\n')).toEqual([
      '林知远',
      '周明',
      '许一诺',
      '陈晓禾',
      '吴安',
      '郑青',
      '王若溪',
    ]);
  });

  it('names everyone once, and keeps the spaces within a name', () => {
    expect(splitNames('Ana Maria, Momo , Momo')).toEqual(['Ana Maria', 'Momo']);
  });

  it('is distinguished from a single name', () => {
    expect(isNameList('林知远\n')).toBe(false);
    expect(isNameList('林知远、周明')).toBe(true);
  });
});

describe('the place of a list that opens', () => {
  const field = (top: number) => ({ left: 40, top, bottom: top + 32, width: 300 });
  const space = { layer: { left: 10, top: 700 }, height: 300, viewportHeight: 800 };

  it('is under its field, in the measure of its layer', () => {
    expect(placePopover({ ...space, trigger: field(100) })).toEqual({
      left: 30,
      top: 136 - 700,
      width: 300,
    });
    // More space above, but enough below.
    expect(placePopover({ ...space, trigger: field(420) }).top).toBe(456 - 700);
  });

  it('is over the field where there is more room, and under it where neither side has enough', () => {
    expect(placePopover({ ...space, trigger: field(600) }).top).toBe(296 - 700);
    expect(placePopover({ ...space, viewportHeight: 300, trigger: field(60) }).top).toBe(96 - 700);
  });
});
