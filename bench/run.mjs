/**
 * `npm run bench -- [NAME ...] [--write | --check] [--repetitions N]`: measures our large lists, the client, schedules,
 * the server, the first pages and what people wait for, beside a floor or a peer in the same run where there is one; all
 * of them without a name. Exits with
 * 1 when a goal is missed. `--write` records the figures in `docs/performance`; `--check` exits with 1 only when a
 * figure is worse than the recorded one.
 *
 * `npm run bench -- scaling [--write] [--brief]` measures several instances by itself, for `docs/scaling.md`.
 */
import { parseArgs } from 'node:util';
import { measureClient } from './client.mjs';
import { measureCron } from './cron.mjs';
import { measureDatabase } from './database.mjs';
import { measureFirstRoute } from './first-route.mjs';
import { measureBrowserGrowth, measureSdkGrowth, measureServerGrowth } from './growth.mjs';
import { buildPages } from './lib/build.mjs';
import { isMet, worseThan } from './lib/figures.mjs';
import { readRecord, record } from './lib/record.mjs';
import { openStage } from './lib/stage.mjs';
import { measureLoop, measureTests } from './loop.mjs';
import { measurePicker } from './picker.mjs';
import { measureRules } from './rules.mjs';
import { measureServer } from './server.mjs';
import { measureStreams } from './streams.mjs';
import { measureTable } from './table.mjs';
import { measureWaits } from './waits.mjs';

const BENCHES = {
  picker: inBrowser(measurePicker),
  table: inBrowser(measureTable),
  rules: inBrowser(measureRules),
  client: measureClient,
  cron: measureCron,
  server: measureServer,
  database: measureDatabase,
  streams: measureStreams,
  'first-route': measureFirstRoute,
  waits: measureWaits,
  loop: measureLoop,
  tests: measureTests,
  growth: inBrowser(measureBrowserGrowth),
  'growth-sdk': measureSdkGrowth,
  'growth-server': measureServerGrowth,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    repetitions: { type: 'string', default: '7' },
    brief: { type: 'boolean', default: false },
  },
});
if (positionals.join() === 'scaling') {
  // Loads the sources of the server, which the others do without.
  const { runScaling } = await import('./scaling.mjs');
  const faults = await runScaling(values.brief, values.write);
  process.exit(faults.length === 0 ? 0 : 1);
}
const unknown = positionals.filter((name) => BENCHES[name] === undefined);
const repetitions = Number(values.repetitions);
if (unknown.length > 0 || !(repetitions >= 1)) {
  console.error(
    `Which bench? npm run bench -- ${[...Object.keys(BENCHES), 'scaling'].join(' | ')}`,
  );
  process.exit(2);
}

let failures = 0;
for (const name of positionals.length > 0 ? positionals : Object.keys(BENCHES)) {
  const figures = await BENCHES[name](repetitions);
  console.log(`\n${name}`);
  console.table(
    figures.map((figure) => ({ ...figure, verdict: isMet(figure) ? 'met' : 'MISSED' })),
  );
  if (values.write) await record(name, repetitions, figures);
  failures += values.check ? reportWorse(name, figures) : figures.filter((it) => !isMet(it)).length;
}
console.log(
  failures === 0 ? 'Every figure holds.' : `${failures} ${values.check ? 'worse' : 'missed'}.`,
);
process.exit(failures === 0 ? 0 : 1);

function reportWorse(name, figures) {
  const worse = worseThan(readRecord()[name]?.figures ?? [], figures);
  for (const { figure, before } of worse) {
    console.log(
      `Worse: ${figure.name} beside ${figure.against}: ${figure.value}, recorded ${before}`,
    );
  }
  return worse.length;
}

function inBrowser(measure) {
  return async (times) => {
    await buildPages();
    const stage = await openStage();
    try {
      return await measure(stage, times);
    } finally {
      await stage.close();
    }
  };
}
