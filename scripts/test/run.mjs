/** `npm test`: runs the checks of the repository; `select-stages.mjs` defines which, and the arguments. */
import { rmSync } from 'node:fs';
import { printFailures } from './failures.mjs';
import { runStage, stageEnv } from './run-stage.mjs';
import { selectStages } from './select-stages.mjs';
import { restorePassed, stageKey } from './stage-cache.mjs';
import { STAGES } from './stages.mjs';

const { selected, hasBudget, isFresh } = selectStages(process.argv.slice(2), STAGES);

rmSync('test-results', { recursive: true, force: true });
if (!isFresh) restoreReadReports();
const results = [];
let beside = [];
for (const stage of selected) {
  // Test stages are sensitive to timing, so they do not run alongside others.
  if (stage.report) await settleBeside();
  const running = runStage(stage, { hasBudget, isFresh, env: stageEnv() });
  if (stage.isBeside) beside.push(running);
  else results.push(await running);
}
await settleBeside();

/** Restores the reports of cached stages, for the stages that read them. */
function restoreReadReports() {
  if (!selected.some(({ readsReports }) => readsReports)) return;
  for (const stage of STAGES) {
    if (stage.report && stage.inputs && !selected.includes(stage)) {
      restorePassed(stage, stageKey(stage));
    }
  }
}

async function settleBeside() {
  results.push(...(await Promise.all(beside)));
  beside = [];
}

const sum = (key) => results.reduce((total, { count }) => total + count[key], 0);
console.log(`\n${results.map(({ line }) => line).join('\n')}\n`);
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`Failed:\n${printFailures(failures)}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') + sum('skipped') > 0 ? 1 : 0);
