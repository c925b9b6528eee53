/** Reads from the runners' reports which tests ran and passed. */
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/** The name of a test in the table: its suites and its title. */
export const titleOf = (parts) => parts.filter((part) => part !== '').join(' > ');

const readers = {
  // vitest and jest share this report format.
  jest: ({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        file: name,
        title: titleOf([...ancestorTitles, title]),
        isPassed: status === 'passed',
      })),
    ),
  playwright: ({ suites, config }) =>
    suites.flatMap((suite) =>
      // The outermost suite is the file itself.
      specsOf(suite).map(({ titles, isPassed }) => ({
        file: resolve(config.rootDir, suite.file),
        title: titleOf(titles.slice(1)),
        isPassed,
      })),
    ),
};

function specsOf({ title, suites = [], specs }) {
  return [
    ...specs.map(({ title: own, ok, tests }) => ({
      titles: [own],
      isPassed: ok && tests.every(({ status }) => status === 'expected'),
    })),
    ...suites.flatMap(specsOf),
  ].map(({ titles, isPassed }) => ({ titles: [title, ...titles], isPassed }));
}

/** Whether a test passed, by file and title; if two tests share a title, both have to pass. */
export function readReports(stages, root = '.') {
  const outcomes = new Map();
  for (const { report } of stages) {
    if (report === undefined || !existsSync(resolve(root, report.file))) continue;
    const content = JSON.parse(readFileSync(resolve(root, report.file), 'utf8'));
    for (const { file, title, isPassed } of readers[report.kind](content)) {
      const path = relative(resolve(root), file);
      const titles = outcomes.get(path) ?? new Map();
      outcomes.set(path, titles.set(title, isPassed && titles.get(title) !== false));
    }
  }
  return outcomes;
}
