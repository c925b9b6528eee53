import { describe, expect, it } from 'vitest';
import { STAGES } from '../stages.mjs';
import { judgeRow, proofsOf } from './judge-row.mjs';
import { readReports } from './read-reports.mjs';
import { readTable } from './read-table.mjs';
import { unaskedStages } from './unasked-stages.mjs';

const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const rows = readTable();
const outcomes = readReports(STAGES);
const unasked = unaskedStages(STAGES);
const isUnasked = (file) => unasked.some(({ tests }) => tests.test(file));

describe('the table of the specification', () => {
  it('has rows of each section, in the order of the specification', () => {
    expect([...new Set(rows.map(({ id }) => id.split('.')[0]))]).toEqual(SECTIONS);
  });

  it('has each row once, in words', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(rows.filter(({ says }) => !says).map(({ id }) => id)).toEqual([]);
  });
});

describe('is proven', () => {
  if (outcomes.size === 0) {
    it('by the reports of other stages', () => {
      throw new Error('No stage has left a report; `npm test` runs them, and then this one.');
    });
    return;
  }
  for (const row of rows) {
    it(`${row.id}: ${row.says}`, () => {
      const missing = judgeRow(row, { outcomes, isUnasked });
      expect(missing, missing.join('\n')).toEqual([]);
    });
  }
});

const files = new Set(rows.flatMap(proofsOf).map(({ file }) => file));
for (const { name, tests } of unasked) {
  const count = [...files].filter((file) => tests.test(file) && !outcomes.has(file)).length;
  if (count > 0) {
    console.log(
      `"${name}" was not asked: the tests of ${count} files were looked up in their source.`,
    );
  }
}
