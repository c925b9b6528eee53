import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** How many lines of an error are repeated at the end of a run. */
const LINES = 8;

/** Reads `{ file, title, message }` of each failed test from a runner's report. */
const readers = {
  // vitest and jest share this report format.
  jest: ({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative('.', name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (status === 'failed' && assertionResults.length === 0) {
        return [{ file, title: 'did not load', message }];
      }
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        title: fullName,
        message: failureMessages?.join('\n'),
      }));
    }),
  playwright: ({ suites, errors }) => [
    ...suites.flatMap((suite) => failedSpecs(suite)),
    ...errors.map(({ message }) => ({ file: 'outside of a test', title: '', message })),
  ],
};

const failedSpecs = ({ title, file, specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map((spec) => ({
      file,
      title: `${title} ${spec.title}`,
      message: spec.tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)
        ?.error.message,
    })),
  ...suites.flatMap(failedSpecs),
];

// eslint-disable-next-line no-control-regex -- the colours of a terminal
const COLOURS = /\u001b\[\d+(;\d+)*m/g;

const shorten = (message = '') =>
  message
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, LINES)
    .map((line) => line.slice(0, 240));

/** The failed tests of a report with the first lines of their errors; none if there is no report. */
export function listFailures({ file, kind }) {
  if (!existsSync(file)) return [];
  return readers[kind](JSON.parse(readFileSync(file, 'utf8'))).map(({ message, ...test }) => ({
    ...test,
    lines: shorten(message),
  }));
}

/**
 * What a run prints of its failures: each error once, with the tests that failed of it, and then a line for each file.
 * The end of a long output is what people see of it.
 */
export function printFailures(failures) {
  const details = [...groupBy(failures, ({ file, lines }) => `${file}\n${lines[0]}`)].map(
    ([, [first, ...others]]) =>
      [
        `  ${first.file}: ${first.title}`,
        ...first.lines.map((line) => `    ${line}`),
        ...(others.length > 0 ? [`    So did ${others.length} more`] : []),
      ].join('\n'),
  );
  const files = [...groupBy(failures, ({ file }) => file)].map(
    ([file, tests]) => `${tests.length} in ${file}: ${(tests[0].lines[0] ?? '').slice(0, 100)}`,
  );
  return [...details, '', ...files].join('\n');
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
