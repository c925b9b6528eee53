import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { RUNS } from './runs.mjs';

/** What each run has counted so far. */
export const RECORD = 'docs/gauntlet.json';
export const PAGE = 'docs/reliability.md';
const PLACE = /<!-- gauntlet -->[^]*<!-- \/gauntlet -->/;

export const readRecord = () =>
  existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};

const grouped = (count) => count.toLocaleString('en');

const roundsOf = (count) => `${count} ${count === 1 ? 'round' : 'rounds'}`;

/** By which a run can be repeated, if it is: records of before some runs had a seed have none. */
const seedIn = ({ isSeeded = true }, { seed }) => (isSeeded ? (seed ?? 'none') : 'always the same');

function rowOf(name, run, state) {
  const { about, goal, of } = run;
  const what = `${about[0].toUpperCase()}${about.slice(1)}`;
  const cells = state
    ? [
        `${grouped(state.cases)} of ${grouped(goal)} ${of}`,
        String(state.failed),
        state.control,
        `${seedIn(run, state)}, ${roundsOf(state.rounds)}`,
        `${state.date}, \`${state.commit}\``,
      ]
    : [`0 of ${grouped(goal)} ${of}`, '', '', '', 'not run'];
  return `| \`${name}\` | ${[what, ...cells].join(' | ')} |`;
}

/** The table of all runs. */
export const tableOf = (record, runs = RUNS) =>
  [
    '| Run | What | Counted | Failed rounds | Control | Seed | Last round |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...Object.entries(runs).map(([name, run]) => rowOf(name, run, record[name])),
  ].join('\n');

/** The page with the table of a record. */
export async function pageWith(page, record) {
  const text = page.replace(
    PLACE,
    () => `<!-- gauntlet -->\n\n${tableOf(record)}\n\n<!-- /gauntlet -->`,
  );
  return format(text, { ...(await resolveConfig(PAGE)), filepath: PAGE });
}

/** Writes what a run has counted to the record and to the page. */
export async function writeRecord(name, state) {
  const record = { ...readRecord(), [name]: state };
  const sorted = Object.fromEntries(
    Object.keys(RUNS).flatMap((known) => (record[known] ? [[known, record[known]]] : [])),
  );
  writeFileSync(RECORD, `${JSON.stringify(sorted, undefined, 2)}\n`);
  writeFileSync(PAGE, await pageWith(readFileSync(PAGE, 'utf8'), sorted));
}
