import { describe, expect, it } from 'vitest';
import type { Fixture } from '../fixture';
import * as seen from './seen';
import { faultsAt, isAnswer } from './server-faults';
import { showUnderFault } from './shown-under-fault';

/** Tests that each fixture keeps showing loaded content through the faults of a later refetch. */
export function describeReload(fixtures: readonly Fixture[]): void {
  const loaders = fixtures.filter(({ calls }) => calls === 'loads');
  describe.each(loaders.map((fixture, at) => ({ ...fixture, at })))(
    '$name, $use, keeps what it knew through',
    ({ at, ...fixture }) => {
      // Without an envelope another one than when it loads for the first time.
      it.each(faultsAt(at + 1))('%s', async (name) => {
        const shown = showUnderFault(fixture, name);
        shown.recover();
        await shown.visit();
        await seen.findGood(fixture);
        await shown.findIdle();
        shown.fail();
        await shown.visit();
        expect(seen.hasGood(fixture)).toBe(true);
        if (!isAnswer(name)) {
          await seen.findNotice();
          if (name === 'code 40001') await seen.closeSessionBox();
          if (fixture.stays) await seen.findStale();
          expect(seen.hasGood(fixture)).toBe(true);
          shown.recover();
          if (fixture.stays) await seen.retryAll();
        }
        await seen.findGood(fixture);
        shown.expectNoHarm();
      });
    },
  );
}
