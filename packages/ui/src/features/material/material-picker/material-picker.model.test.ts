import { buildTextMaterial } from '@chatdeck/sdk/testing';
import { expect, it } from 'vitest';
import { placeOf, toggled, type MaterialChoice } from './material-picker.model';

const [first, second, third] = [buildTextMaterial(0), buildTextMaterial(1), buildTextMaterial(2)];

it('keeps the order of choosing, and closes the gap of what is taken away', () => {
  const all = [third, first, second].reduce<MaterialChoice>(
    (choice, material) => toggled(choice, material, 3) ?? choice,
    [],
  );
  expect(all).toEqual([third, first, second]);
  const left = toggled(all, first, 3) ?? [];
  expect(placeOf(left, second)).toBe(2);
  expect(placeOf(left, first)).toBe(0);
});

it('takes no more than the limit, and swaps where there may be one', () => {
  expect(toggled([first, second], third, 2)).toBeUndefined();
  expect(toggled([first], second, 1)).toEqual([second]);
});
