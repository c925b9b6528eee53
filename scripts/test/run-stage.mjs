import { spawn } from 'node:child_process';
import { findBrowser } from '../browser.mjs';
import { countReport } from './count.mjs';

const env = {
  ...process.env,
  CHROMIUM_PATH: findBrowser(),
  PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // Test configs import each other as bundlers do, without the ending.
  VITE_CONFIG_NATIVE_IGNORE_WARNING: '1',
};
const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };

/** Runs a stage and prints its line; with `hasBudget` it is stopped when its time is over. */
export async function runStage(stage, hasBudget) {
  console.log(`\n=== ${stage.name}: ${stage.command}`);
  const start = performance.now();
  const { ok, isLate } = await runCommand(stage, hasBudget);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = stage.report ? countReport(stage.report) : { ...NO_TESTS };
  // A stage may fail without a failing test of its own: lint, a build, a runner that crashed.
  if (!ok && count.failed === 0) count.failed = 1;
  const late = isLate ? ` (over its ${stage.budget} s)` : '';
  const tests = stage.report ? `${count.passed} passed, ${count.failed} failed` : '';
  const line = `${ok ? 'ok    ' : 'FAILED'} ${seconds.padStart(7)} s  ${stage.name}${late}  ${tests}`;
  console.log(line);
  return { line, count };
}

function runCommand({ command, budget }, hasBudget) {
  return new Promise((resolve) => {
    const child = spawn(command, {
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
    const timer = hasBudget ? setTimeout(stop, budget * 1000) : undefined;
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve({ ok: code === 0, isLate });
    });
  });
}
