import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import server from './vitest.config';

/** The files that take a minute or more, the longest first. */
const LONG = [
  'bad-input/bad-input',
  'access/access',
  'durability/durability',
  'sending/sending',
  'durability/large-backup',
];

/** Begins with the long files, so that none of them is left for the end, where it has one core and the other is idle. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.guarantee.ts`));
      return at === -1 ? LONG.length : at;
    };
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => placeOf(one) - placeOf(other));
  }
}

/** What the stage `guarantees` runs: counts, each beside what the same count finds where there is something to find. */
export default defineConfig({
  ...server,
  test: {
    ...server.test,
    name: 'guarantees',
    // A flood of logins is one of passwords that cost what they do.
    alias: [],
    include: ['src/guarantees/**/*.guarantee.ts'],
    exclude: existsSync('/usr/sbin/mosquitto') ? [] : ['**/mosquitto-*.guarantee.ts'],
    sequence: { sequencer: LongFirst },
    isolate: true,
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
