import { existsSync, readFileSync } from 'node:fs';

/** Reads the numbers of passed, failed and skipped tests from a runner's report. */
const readers = {
  // vitest and jest share this report format.
  jest: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
    passed: numPassedTests,
    // A file that fails to load has no failing tests, so the file itself is counted.
    failed:
      numFailedTests +
      testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
        .length,
    skipped: numPendingTests + (numTodoTests ?? 0),
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }),
};

/** The counts of a report; a missing report counts as one failure. */
export function countReport({ file, kind }) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  return readers[kind](JSON.parse(readFileSync(file, 'utf8')));
}
