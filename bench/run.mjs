/**
 * `npm run bench -- picker | table [repetitions]`: our large lists beside the React floor and antd
 * in the same run. Ends with 1 when a bar is missed.
 */
import { buildPages } from './lib/build.mjs';
import { openStage } from './lib/stage.mjs';
import { runPicker } from './picker.mjs';
import { runTable } from './table.mjs';

const BENCHES = { picker: runPicker, table: runTable };
const [wanted, repetitions = '7'] = process.argv.slice(2);
const run = BENCHES[wanted];
if (!run) {
  console.error(`Which bench? npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(2);
}

await buildPages();
const stage = await openStage();
const missed = await run(stage, Number(repetitions));
await stage.close();
console.log(missed === 0 ? 'Every bar holds.' : `${missed} missed.`);
process.exit(missed === 0 ? 0 : 1);
