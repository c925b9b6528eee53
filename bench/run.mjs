/**
 * `npm run bench -- picker | table | client | first-route`: compares our large lists with a React baseline and antd,
 * the client with plain fetch, and the login page with a bare React page, each in the same run. A number after the
 * name sets the repetitions. Exits with 1 if a limit is missed.
 */
import { runClient } from './client.mjs';
import { runFirstRoute } from './first-route.mjs';
import { buildPages } from './lib/build.mjs';
import { openStage } from './lib/stage.mjs';
import { runPicker } from './picker.mjs';
import { runTable } from './table.mjs';

const BENCHES = {
  picker: inBrowser(runPicker),
  table: inBrowser(runTable),
  client: runClient,
  'first-route': runFirstRoute,
};
const [wanted, repetitions = '7'] = process.argv.slice(2);
const run = BENCHES[wanted];
if (!run) {
  console.error(`Which bench? npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(2);
}

const missed = await run(Number(repetitions));
console.log(missed === 0 ? 'Every bar holds.' : `${missed} missed.`);
process.exit(missed === 0 ? 0 : 1);

function inBrowser(measure) {
  return async (times) => {
    await buildPages();
    const stage = await openStage();
    const result = await measure(stage, times);
    await stage.close();
    return result;
  };
}
