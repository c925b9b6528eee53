import { expect, it } from 'vitest';
import { dropIndex, shifts } from './drag-places';

/** Rows of different heights, one below the other: at 0, 50, 150 and 200. */
const boxes = [50, 100, 50, 50].map((height, at, all) => ({
  top: all.slice(0, at).reduce((sum, other) => sum + other, 0),
  height,
}));

it('passes a row once the edge in front is beyond its middle', () => {
  expect(dropIndex(boxes, 0, 49)).toBe(0);
  expect(dropIndex(boxes, 0, 51)).toBe(1);
  expect(dropIndex(boxes, 3, -24)).toBe(3);
  expect(dropIndex(boxes, 3, -26)).toBe(2);
  expect(dropIndex(boxes, 3, -1_000)).toBe(0);
  expect(dropIndex(boxes, 1, 1_000)).toBe(3);
});

it('lets the rows between give way by the height of the dragged one', () => {
  expect(shifts(boxes, 0, 2)).toEqual([0, -50, -50, 0]);
  expect(shifts(boxes, 3, 1)).toEqual([0, 50, 50, 0]);
});
