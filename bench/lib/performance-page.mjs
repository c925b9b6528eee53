import { isMet } from './figures.mjs';

/** What the benches measure, in the order of the page. */
const TITLES = {
  picker: 'Picker',
  table: 'Table',
  rules: 'Rules',
  client: 'Client of the SDK',
  cron: 'Schedules',
  server: 'Server',
  database: 'Server beside its statements',
  streams: 'Live streams',
  'first-route': 'First page',
};

const HEAD = `# How fast it is

Written by \`npm run bench -- --write\`, from \`performance/figures.json\`.

A figure is compared with something measured in the same run: a floor, which is the least code that does the same, or a peer,
as its own documentation advises to use it. Ours and the others are measured in turn, in varying order, so that a slow moment of
the machine affects them all. A row shows the median over the repetitions; a ratio is the median of the ratios of
each repetition, with the smallest and the largest in brackets. The times themselves depend on the machine, the ratios hardly.

\`npm run bench -- --check\` measures again and fails when a ratio is more than 15 % above the one recorded here.
`;

const withUnit = (value, unit) => (unit === '' ? String(value) : `${value} ${unit}`);

function row(figure) {
  const { name, unit, ours, against, theirs, value, low, high, goal } = figure;
  const beside = against === undefined ? '' : `${against} ${withUnit(theirs, unit)}`;
  const spread = `${value} (${low} to ${high})`;
  const ratio = against === undefined ? '' : spread;
  const own =
    against === undefined ? `${spread}${unit === '' ? '' : ` ${unit}`}` : withUnit(ours, unit);
  return `| ${[name, own, beside, ratio, `at most ${goal}`, isMet(figure) ? 'met' : '**missed**'].join(' | ')} |`;
}

function section([bench, title], { date, commit, machine, node, repetitions, figures }) {
  return `## ${title}

\`npm run bench -- ${bench}\`, ${date}, commit ${commit}, ${machine}, Node ${node}, ${repetitions} repetitions.

| What | Ours | Beside | Ratio | Goal | |
| --- | --- | --- | --- | --- | --- |
${figures.map(row).join('\n')}
`;
}

/** The page of all recorded figures. */
export const performancePage = (record) =>
  [
    HEAD,
    ...Object.entries(TITLES).flatMap(([bench, title]) =>
      record[bench] === undefined ? [] : [section([bench, title], record[bench])],
    ),
  ].join('\n');
