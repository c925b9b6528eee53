import { growthPlot } from '../growth/plot.mjs';
import { isMet } from './figures.mjs';
import { missesOf } from './reasons.mjs';

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
  waits: 'What a person waits for',
  loop: 'What a developer waits for',
  tests: 'The tests',
  growth: 'Growth in the browser',
  'growth-sdk': 'Growth in the SDK',
  'growth-server': 'Growth on the server',
};

/** The plots of costs over their work, each by the name of its figures. */
const PLOTS = {
  browser: 'From 1,000 to 100,000 names and rows',
  sdk: 'From 20 to 2,000 schedules, and from 100 to 10,000 friends',
  server:
    'On the embedded database, from 500 to 50,000 friends, from 5 to 500 rows and from 50 to 5,000 targets',
};
const fileOf = (plot) => `growth-${plot}.svg`;
const plottedIn = (figures) =>
  Object.entries(PLOTS).filter(([plot]) => figures.some((figure) => figure.plot === plot));

/** The pictures of the page. */
export const plotsOf = (record) =>
  Object.values(record).flatMap(({ figures }) =>
    plottedIn(figures).map(([plot, title]) => ({
      file: fileOf(plot),
      svg: growthPlot(
        title,
        figures.filter((figure) => figure.plot === plot),
      ),
    })),
  );

const pictures = (figures) =>
  plottedIn(figures)
    .map(([plot, title]) => `${title}:\n\n![${title}](performance/${fileOf(plot)})\n\n`)
    .join('');

const HEAD = `# How fast it is

Written by \`npm run bench -- --write\`, from \`performance/figures.json\`.

A figure is compared with something measured in the same run: a floor, which is the least code that does the same, or a peer,
as its own documentation advises to use it. Ours and the others are measured in turn, in varying order, so that a slow moment of
the machine affects them all. A row shows the median over the repetitions; a ratio is the median of the ratios of
each repetition, with the smallest and the largest in brackets. The times themselves depend on the machine, the ratios hardly.

The exponent of a cost is the slope of its line on two logarithmic axes: 1 for a cost that grows as its work does. Its goal is what
a sort of the same work has.

A row without a goal is there to explain another one. Under each table stands why its goals are missed.

\`npm run bench -- --check\` measures again and fails when a ratio is more than 15 % above the one recorded here.
`;

const withUnit = (value, unit) => (unit === '' ? String(value) : `${value} ${unit}`);

function row(figure) {
  const { name, unit, ours, against, theirs, value, low, high, goal, isDifference } = figure;
  const beside = against === undefined ? '' : `${against} ${withUnit(theirs, unit)}`;
  const spread = `${value} (${low} to ${high})`;
  const compared = isDifference ? `${spread} ${unit} more` : spread;
  const ratio = against === undefined ? '' : compared;
  const most = goal === undefined ? '' : `at most ${goal}${isDifference ? ` ${unit} more` : ''}`;
  const verdict = isMet(figure) ? 'met' : '**missed**';
  const own =
    against === undefined ? `${spread}${unit === '' ? '' : ` ${unit}`}` : withUnit(ours, unit);
  return `| ${[name, own, beside, ratio, most, goal === undefined ? '' : verdict].join(' | ')} |`;
}

/** Each reason once, with what it is of. */
function reasons(bench, figures) {
  const namesOf = new Map();
  for (const { figure, why } of missesOf(bench, figures)) {
    const { name, against } = figure;
    const named = against === undefined ? name : `${name}, beside ${against}`;
    if (why !== undefined) namesOf.set(why, [...(namesOf.get(why) ?? []), named]);
  }
  if (namesOf.size === 0) return '';
  const lines = [...namesOf].map(([why, names]) => `- ${names.join('; ')}. ${why}`);
  return `\nWhy goals are missed:\n\n${lines.join('\n')}\n`;
}

function section([bench, title], { date, commit, machine, node, repetitions, figures }) {
  return `## ${title}

\`npm run bench -- ${bench}\`, ${date}, commit ${commit}, ${machine}, Node ${node}, ${repetitions} repetitions.

${pictures(figures)}| What | Ours | Beside | Ratio | Goal | |
| --- | --- | --- | --- | --- | --- |
${figures.map(row).join('\n')}
${reasons(bench, figures)}`;
}

/** The page of all recorded figures. */
export const performancePage = (record) =>
  [
    HEAD,
    ...Object.entries(TITLES).flatMap(([bench, title]) =>
      record[bench] === undefined ? [] : [section([bench, title], record[bench])],
    ),
  ].join('\n');
