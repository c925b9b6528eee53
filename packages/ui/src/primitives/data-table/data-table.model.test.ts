import { describe, expect, it } from 'vitest';
import { nextSort, sortRows } from './column';
import { idsBetween, selectedPart, withAll } from './use-table-selection';

const columns = [
  { id: 'name', header: '名称', cell: () => null, sortBy: ({ name }: { name: string }) => name },
  { id: 'use', header: '用于', cell: () => null },
];

describe('the order of the rows', () => {
  const names = (direction: 'ascending' | 'descending') =>
    sortRows(
      [{ name: '周 10' }, { name: '安' }, { name: '周 9' }],
      columns,
      { column: 'name', direction },
      'zh-CN',
    ).map(({ name }) => name);

  it('goes by the sounds of Chinese words and by the size of numbers in them', () => {
    expect(names('ascending')).toEqual(['安', '周 9', '周 10']);
    expect(names('descending')).toEqual(['周 10', '周 9', '安']);
  });

  it('stays as it came without a column that sorts', () => {
    const rows = [{ name: 'b' }, { name: 'a' }];
    expect(sortRows(rows, columns, undefined, 'en')).toBe(rows);
    expect(sortRows(rows, columns, { column: 'use', direction: 'ascending' }, 'en')).toBe(rows);
  });

  it('turns round when the same column is pressed again', () => {
    const up = nextSort(undefined, 'name');
    expect(up.direction).toBe('ascending');
    expect(nextSort(up, 'name').direction).toBe('descending');
    expect(nextSort(nextSort(up, 'name'), 'use').direction).toBe('ascending');
  });
});

describe('the selection', () => {
  it('knows how much of the shown rows is in it', () => {
    expect(selectedPart(['a', 'b'], new Set())).toBe('none');
    expect(selectedPart(['a', 'b'], new Set(['b']))).toBe('some');
    expect(selectedPart(['a', 'b'], new Set(['b', 'a', 'z']))).toBe('all');
    expect(selectedPart([], new Set(['z']))).toBe('none');
  });

  it('leaves the rows of other pages alone', () => {
    expect([...withAll(['a', 'b'], new Set(['z']), true)].sort()).toEqual(['a', 'b', 'z']);
    expect([...withAll(['a', 'b'], new Set(['z', 'a', 'b']), false)]).toEqual(['z']);
    expect([...withAll(['a', 'b'], new Set(['y', 'z']), false)]).toEqual(['y', 'z']);
  });

  it('takes everything from one row to another in either direction', () => {
    expect(idsBetween(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(idsBetween(['a', 'b'], 'gone', 'b')).toEqual(['b']);
  });
});
