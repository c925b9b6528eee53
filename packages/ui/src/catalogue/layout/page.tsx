import { createChatdeckClient } from '@chatdeck/sdk';
import { createMockBackend } from '@chatdeck/sdk/testing';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { doSteps } from '../do-steps';
import { FIXTURES } from '../fixtures';
import { nastyAnswers } from '../texts/nasty-answers';

const QUIET_FRAMES = 6;

let pending = 0;
const ask = window.fetch.bind(window);
window.fetch = async (...request) => {
  pending += 1;
  try {
    return await ask(...request);
  } finally {
    pending -= 1;
  }
};

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Resolves once no call has been in flight for some frames, so that all responses are rendered. */
async function answersAreIn(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet = pending > 0 ? 0 : quiet + 1) await frame();
}

declare global {
  interface Window {
    /** The names of the fixtures; the index selects one. */
    fixtures: readonly string[];
    /** True once the fixture is rendered with its server's responses. */
    isShown?: boolean;
  }
}

window.fixtures = FIXTURES.map(({ name, use }) => `${name}, ${use}`);

/** `?fixture=3&start=10`: the fourth fixture, over a server whose texts are the nasty ones from the tenth on. */
const query = new URLSearchParams(window.location.search);
const fixture = FIXTURES[Number(query.get('fixture') ?? -1)];
const root = document.getElementById('root');
if (fixture && root) {
  const alter = nastyAnswers(Number(query.get('start')));
  const { handlers } = createMockBackend({
    change: fixture.change,
    faults: { '*': { kind: 'altered', alter } },
  });
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass' });
  const client = createChatdeckClient({ auth: { getToken: () => 'mock-token' } });
  createRoot(root).render(
    <ChatdeckProvider client={client} locale="zh-CN" appearance={{ scheme: 'light' }}>
      {fixture.ui()}
    </ChatdeckProvider>,
  );
  await answersAreIn();
  await doSteps(fixture.steps).catch(() => undefined);
  await answersAreIn();
  window.isShown = true;
}
