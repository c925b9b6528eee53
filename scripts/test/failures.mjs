import { existsSync, readFileSync } from 'node:fs';

/** How many lines of an error are repeated at the end of a run. */
const LINES = 12;

/** Reads `{ title, message }` of each failed test from a runner's report. */
const readers = {
  // vitest and jest share this report format.
  jest: ({ testResults }) =>
    testResults.flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      if (file.status === 'failed' && file.assertionResults.length === 0) {
        return [{ title: file.name, message: file.message }];
      }
      return failed.map(({ fullName, failureMessages }) => ({
        title: fullName,
        message: failureMessages?.join('\n'),
      }));
    }),
  playwright: ({ suites, errors }) => [
    ...suites.flatMap(failedSpecs),
    ...errors.map(({ message }) => ({ title: 'outside of a test', message })),
  ],
};

const failedSpecs = ({ title, specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map((spec) => ({
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
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .map((line) => `    ${line.slice(0, 240)}`)
    .join('\n');

/** The failed tests of a report with the first lines of their errors; none if there is no report. */
export function listFailures({ file, kind }) {
  if (!existsSync(file)) return [];
  return readers[kind](JSON.parse(readFileSync(file, 'utf8'))).map(
    ({ title, message }) => `  ${title}\n${shorten(message)}`,
  );
}
