import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findBrowser } from '../browser.mjs';
import { listFailures } from './failures.mjs';
import { storePassed, restorePassed, stageKey } from './stage-cache.mjs';

const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };

/** What the stages find in their environment. On a bare Debian machine this installs the browser. */
export const stageEnv = () => ({
  ...process.env,
  CHROMIUM_PATH: findBrowser(),
  PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // Test configs import each other without file extensions, as bundlers allow.
  VITE_CONFIG_NATIVE_IGNORE_WARNING: '1',
});

/**
 * Runs a stage and prints its line. With `hasBudget` it is stopped when its time is up; unless `isFresh`, a stage
 * that passed on the same files is reported without running.
 */
export async function runStage(stage, { hasBudget, isFresh, env = process.env, root = '.' }) {
  const key = isFresh || !stage.inputs ? undefined : stageKey(stage, root);
  if (key !== undefined && restorePassed(stage, key, root)) {
    return notified(stage, '     unchanged since it passed', countTests(stage, root), root);
  }
  const command = isFresh || !stage.quick ? stage.command : `${stage.command} ${stage.quick}`;
  console.log(`\n=== ${stage.name}: ${command}`);
  const start = performance.now();
  const { ok, isLate } = await runCommand(command, {
    budget: hasBudget ? stage.budget : undefined,
    env,
    root,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
  const count = countTests(stage, root);
  // A stage may fail without a failing test: lint, a build, a crashed runner.
  if (!ok && count.failed === 0) count.failed = 1;
  const hasPassed = count.failed + count.skipped === 0;
  // If a file was saved meanwhile, it is unknown which version was read.
  if (key !== undefined && hasPassed && stageKey(stage, root) === key)
    storePassed(stage, key, root);
  return notified(
    stage,
    `${seconds} s${isLate ? ` (over its ${stage.budget} s)` : ''}`,
    count,
    root,
  );
}

const fileOf = ({ report }, root) => ({ ...report, file: `${root}/${report.file}` });

const countTests = (stage, root) =>
  stage.report ? countReport(fileOf(stage, root)) : { ...NO_TESTS };

function notified(stage, outcome, count, root) {
  const tests = stage.report ? `${count.passed} passed, ${count.failed} failed` : '';
  const failures = count.failed > 0 && stage.report ? listFailures(fileOf(stage, root)) : [];
  const line = `${count.failed === 0 ? 'ok    ' : 'FAILED'} ${outcome}  ${stage.name}  ${tests}`;
  console.log(line);
  return { line, count, failures };
}

/** Runs a shell command and stops it after `budget` seconds. */
function runCommand(command, { budget, env, root }) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
      detached: true,
    });
    let isLate = false;
    const stop = () => {
      isLate = true;
      process.kill(-child.pid, 'SIGKILL');
    };
    const timer = budget === undefined ? undefined : setTimeout(stop, budget * 1000);
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve({ ok: code === 0, isLate });
    });
  });
}

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
function countReport({ file, kind }) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  return readers[kind](JSON.parse(readFileSync(file, 'utf8')));
}
