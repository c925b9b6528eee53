import { render, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { serve, testClient } from '#testing/with-backend.tsx';
import { doSteps, WAIT_OPTIONS } from '../do-steps';
import type { Fixture } from '../fixture';
import { SERVER_FAULTS, type ServerFaultName } from './server-faults';
import { isBlank, watch } from './watch';

/** How long a call waits: the time limit of the client, or a short one where no answer will come. */
const timeLimit = (name: ServerFaultName) => (name === 'no answer at all' ? 400 : 60_000);

/** Past the seconds within which the store takes an answer for new. */
const LATER_MS = 10_000;

/** However many rows a server sends, nothing of ours becomes larger than this. */
const MOST_NODES = 3_000;

/** A fixture on the page, over a server whose faults come and go. */
export function showUnderFault(fixture: Fixture, name: ServerFaultName) {
  const { change } = fixture;
  const client = testClient('mock-token', timeLimit(name));
  const page = (visit: number) => (
    <ChatdeckProvider client={client}>
      <div key={visit}>{fixture.ui()}</div>
    </ChatdeckProvider>
  );
  let visits = 0;
  let view: ReturnType<typeof render> | undefined;
  const watched = watch(document.body);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  return {
    fail: () => serve({ change, faults: { '*': SERVER_FAULTS[name] } }),
    recover: () => serve({ change }),
    /** Shows it; or leaves it and comes back, when it is shown already. */
    async visit() {
      visits += 1;
      if (view) comeBackLater(() => view?.rerender(page(visits)));
      else view = render(page(visits));
      await waitFor(() => expect(isBlank(document.body)).toBe(false), WAIT_OPTIONS);
      await doSteps(fixture.steps);
    },
    /** A list that is open closes when the focus leaves its field. */
    openAgain: () => doSteps(fixture.calls === 'looksUp' ? fixture.steps : []),
    sendAgain: () => doSteps(fixture.steps?.slice(-1)),
    /** Ends the look at it: nothing was thrown, and there was always something to see. */
    expectNoHarm() {
      watched.stop();
      expect(watched.errors).toEqual([]);
      expect(watched.blanks()).toBe(0);
      expect(document.querySelectorAll('*').length).toBeLessThan(MOST_NODES);
      view?.unmount();
      // A store keeps unused answers for a minute; 50,000 rows of each test would fill the memory.
      timers.mock.results.forEach(({ value }) => clearTimeout(value as NodeJS.Timeout));
      timers.mockRestore();
    },
  };
}

/** Comes back after a while: what is known is old then, and asked for again. */
function comeBackLater(show: () => void): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER_MS });
  show();
  vi.useRealTimers();
}
