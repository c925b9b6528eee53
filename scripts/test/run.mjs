/** `npm test`: every check of the repository; `--budgets` also fails a stage that takes too long. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findBrowser } from '../browser.mjs';
import { countReport } from './count.mjs';
import { STAGES } from './stages.mjs';

const args = process.argv.slice(2);
const withBudgets = args.includes('--budgets');
const only = args.filter((arg) => !arg.startsWith('--'));
const stages = STAGES.filter(({ name, asked }) =>
  only.length > 0 ? only.includes(name) : !asked || (withBudgets && asked !== 'name'),
);

rmSync('test-results', { recursive: true, force: true });
const env = {
  ...process.env,
  CHROMIUM_PATH: findBrowser(),
  PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

function runStage({ command, budget }) {
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
    const timer = withBudgets ? setTimeout(stop, budget * 1000) : undefined;
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve({ ok: code === 0, isLate });
    });
  });
}

const total = { passed: 0, failed: 0, skipped: 0 };
const rows = [];
for (const stage of stages) {
  console.log(`\n=== ${stage.name}: ${stage.command}`);
  const start = performance.now();
  const { ok, isLate } = await runStage(stage);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = stage.report ? countReport(stage.report) : { passed: 0, failed: 0, skipped: 0 };
  // A stage may fail without a failing test of its own: lint, a build, a runner that crashed.
  if (!ok && count.failed === 0) count.failed = 1;
  for (const key of Object.keys(total)) total[key] += count[key];
  const late = isLate ? ` (over its ${stage.budget} s)` : '';
  const tests = stage.report ? `${count.passed} passed, ${count.failed} failed` : '';
  rows.push(`${ok ? 'ok    ' : 'FAILED'} ${seconds.padStart(7)} s  ${stage.name}${late}  ${tests}`);
  console.log(rows.at(-1));
}

console.log(`\n${rows.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed + total.skipped > 0 ? 1 : 0);
