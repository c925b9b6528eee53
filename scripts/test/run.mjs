/** `npm test`: every check of the repository; `--budgets` also fails a stage that takes too long. */
import { rmSync } from 'node:fs';
import { runStage } from './run-stage.mjs';
import { STAGES } from './stages.mjs';

const args = process.argv.slice(2);
const hasBudgets = args.includes('--budgets');
const only = args.filter((arg) => !arg.startsWith('--'));
const stages = STAGES.filter(({ name, asked }) =>
  only.length > 0 ? only.includes(name) : !asked || (hasBudgets && asked !== 'name'),
);

rmSync('test-results', { recursive: true, force: true });
const results = [];
let beside = [];
for (const stage of stages) {
  // What counts tests measures time as well, and has the machine to itself.
  if (stage.report) await settleBeside();
  const running = runStage(stage, hasBudgets);
  if (stage.isBeside) beside.push(running);
  else results.push(await running);
}
await settleBeside();

async function settleBeside() {
  results.push(...(await Promise.all(beside)));
  beside = [];
}

const sum = (key) => results.reduce((total, { count }) => total + count[key], 0);
console.log(`\n${results.map(({ line }) => line).join('\n')}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') + sum('skipped') > 0 ? 1 : 0);
