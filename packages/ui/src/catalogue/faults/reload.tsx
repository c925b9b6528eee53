import { describe, expect, it } from 'vitest';
import type { Specimen } from '../fixture';
import * as seen from './seen';
import { isAnswer, SERVER_FAULTS, type ServerFaultName } from './server-faults';
import { showUnderFault } from './shown-under-fault';

const NAMES = Object.keys(SERVER_FAULTS) as ServerFaultName[];

/** Tests that specimens keep what they knew through each fault that meets their next look at the server. */
export function describeReload(specimens: readonly Specimen[]): void {
  const loaders = specimens.filter(({ calls }) => calls === 'loads');
  describe.each(loaders)('$name, $use, keeps what it knew through', (specimen) => {
    it.each(NAMES)('%s', async (name) => {
      const shown = showUnderFault(specimen, name);
      shown.recover();
      await shown.visit();
      await seen.findGood(specimen);
      shown.fail();
      await shown.visit();
      expect(seen.hasGood(specimen)).toBe(true);
      if (!isAnswer(name)) {
        await seen.findNotice();
        if (name === 'code 40001') await seen.closeSessionBox();
        if (specimen.stays) await seen.findStale();
        expect(seen.hasGood(specimen)).toBe(true);
        shown.recover();
        if (specimen.stays) await seen.retryAll();
      }
      await seen.findGood(specimen);
      shown.expectNoHarm();
    });
  });
}
