import { describe, expect, it } from 'vitest';
import type { Fixture } from '../fixture';
import * as seen from './seen';
import { faultsAt, isAnswer, type ServerFaultName } from './server-faults';
import { showUnderFault } from './shown-under-fault';

/** Tests that each fixture reports the faults of its first calls and recovers from them. */
export function describeFirstLoad(fixtures: readonly Fixture[]): void {
  const callers = fixtures.filter(({ calls }) => calls !== 'nothing');
  describe.each(callers.map((fixture, at) => ({ ...fixture, at })))(
    '$name, $use, tells of and gets over',
    ({ at, ...fixture }) => {
      it.each(faultsAt(at))('%s', async (name) => {
        const shown = showUnderFault(fixture, name);
        shown.fail();
        await shown.visit();
        if (fixture.calls === 'sends') await getOverSending(fixture, shown, name);
        else if (fixture.calls !== 'aside' && !isAnswer(name)) await getOver(shown, name);
        await seen.findGood(fixture, name === '50,000 rows' ? seen.LONG_LISTS_TURNS : undefined);
        shown.expectNoHarm();
      });
    },
  );
}

type Shown = ReturnType<typeof showUnderFault>;

async function getOver(shown: Shown, name: ServerFaultName): Promise<void> {
  await seen.findNotice();
  if (name === 'code 40001') {
    await seen.closeSessionBox();
    await shown.openAgain();
  }
  await seen.findRetry();
  shown.recover();
  await seen.retryAll();
}

async function getOverSending(fixture: Fixture, shown: Shown, name: ServerFaultName) {
  await seen.findSent(fixture);
  // A call without a response body has no lists or types to corrupt, so it simply succeeds.
  if (seen.hasGood(fixture)) return;
  await seen.findNotice();
  if (name === 'code 40001') await seen.closeSessionBox();
  expect(seen.heldTexts()).toEqual(expect.arrayContaining(seen.typedTexts(fixture)));
  shown.recover();
  await shown.sendAgain();
}
