import { describe, expect, it } from 'vitest';
import { foundSelection, matchNames, withItems, withoutItems } from './selection.model';

const item = (id: string, disabledReason?: string) => ({ id, label: `群 ${id}`, disabledReason });
const [a, b, c] = [item('a'), item('b'), item('c', '机器人不是管理员')];

describe('the row that selects all found', () => {
  it('leaves out what cannot be chosen', () => {
    expect(foundSelection([a, b, c], new Set(['a']), true)).toEqual({
      choosable: [a, b],
      isAllChosen: false,
    });
    expect(foundSelection([a, b, c], new Set(['a', 'b']), true).isAllChosen).toBe(true);
  });

  it('is not ticked over nothing', () => {
    expect(foundSelection([], new Set(), false).isAllChosen).toBe(false);
  });
});

it('keeps the order in which things were chosen', () => {
  expect(withItems([b], [a, b])).toEqual([b, a]);
  expect(withoutItems([b, a], [b])).toEqual([a]);
});

it('chooses everyone of a pasted name and says which names nobody has or cannot be chosen', () => {
  const twin = { id: 'a2', label: '群 a' };
  expect(matchNames([a, twin, b, c], ['群 a', '群 c', '群 z'])).toEqual({
    found: [a, twin],
    disabled: [c],
    missing: ['群 z'],
  });
});
