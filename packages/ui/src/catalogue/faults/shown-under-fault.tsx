import { createChatdeckClient } from '@chatdeck/sdk';
import { createMockBackend } from '@chatdeck/sdk/testing';
import { render } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { stubIdle } from '#lists/config-check/idle.fixtures.ts';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { doSteps } from '../do-steps';
import { eventually } from '../eventually';
import type { Fixture } from '../fixture';
import { SERVER_FAULTS, type ServerFaultName } from './server-faults';
import { isBlank, watch } from './watch';

/** The client's timeout in ms; short where no response will ever arrive. */
const timeLimit = (name: ServerFaultName) => (name === 'no answer at all' ? 400 : 60_000);

/** Longer than the time for which the store treats a response as fresh. */
const LATER_MS = 10_000;

/** The most DOM nodes that a component may render, however many rows the server sends. */
const MOST_NODES = 3_000;

/** Renders a fixture over a server whose fault can be switched on and off. */
export function showUnderFault(fixture: Fixture, name: ServerFaultName) {
  const { change } = fixture;
  stubIdle();
  let backend = createMockBackend({ change });
  let pending = 0;
  // Answers come straight from the mock: intercepting requests would copy each 50,000 rows three times more.
  const client = createChatdeckClient({
    baseUrl: 'http://chatdeck.test',
    timeoutMs: timeLimit(name),
    auth: { getToken: () => 'mock-token' },
    fetch: (...args) => {
      pending += 1;
      return backend.fetch(...args).finally(() => (pending -= 1));
    },
  });
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
    fail: () => {
      backend = createMockBackend({ change, faults: { '*': SERVER_FAULTS[name] } });
    },
    recover: () => {
      backend = createMockBackend({ change });
    },
    /** Waits until nothing is being fetched: what still is when a component comes back is not fetched again. */
    findIdle: () => eventually(() => expect(pending).toBe(0)),
    /** Renders the fixture; if it is rendered already, leaves and returns to it. */
    async visit() {
      visits += 1;
      if (view) comeBackLater(() => view?.rerender(page(visits)));
      else view = render(page(visits));
      await eventually(() => expect(isBlank(document.body)).toBe(false));
      await doSteps(fixture.steps);
    },
    /** An open list closes when focus leaves its field. */
    openAgain: () => doSteps(fixture.calls === 'looksUp' ? fixture.steps : []),
    sendAgain: () => doSteps(fixture.steps?.slice(-1)),
    /** Ends the watch; asserts that nothing was thrown and that the component was never blank. */
    expectNoHarm() {
      watched.stop();
      expect(watched.errors).toEqual([]);
      expect(watched.blanks()).toBe(0);
      expect(document.querySelectorAll('*').length).toBeLessThan(MOST_NODES);
      view?.unmount();
      // A store caches unused responses for a minute; 50,000 rows per test would exhaust the memory.
      timers.mock.results.forEach(({ value }) => clearTimeout(value as NodeJS.Timeout));
      timers.mockRestore();
    },
  };
}

/** Returns after the cache has become stale, so that the data is fetched again. */
function comeBackLater(show: () => void): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER_MS });
  show();
  vi.useRealTimers();
}
