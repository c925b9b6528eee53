import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { selectStages } from './select-stages.mjs';
import { STAGES } from './stages.mjs';

const stages = [
  { name: 'unit' },
  { name: 'visits', asked: true },
  { name: 'bad input', asked: true },
];
const select = (...args) => {
  const { selected, ...rest } = selectStages(args, stages);
  return { names: selected.map(({ name }) => name), ...rest };
};

it('A person runs the stages that are not asked, without those that passed', () => {
  expect(select()).toEqual({ names: ['unit'], hasBudget: false, isFresh: false });
});

it('A name chooses its stage', () => {
  expect(select('bad input').names).toEqual(['bad input']);
  expect(() => select('units')).toThrow(
    'no stage "units"; there are "unit", "visits", "bad input"',
  );
});

it('A person can run what passed', () => {
  expect(select('--fresh')).toEqual({ names: ['unit'], hasBudget: false, isFresh: true });
});

it('CI runs every stage, in its time, and takes none for passed', () => {
  expect(select('--budgets')).toEqual({
    names: ['unit', 'visits', 'bad input'],
    hasBudget: true,
    isFresh: true,
  });
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm test -- --budgets$/m);
  expect(selectStages(['--budgets'], STAGES).selected).toEqual(STAGES);
});
