import { createChatdeckClient } from '@chatdeck/sdk';
import { createMockBackend } from '@chatdeck/sdk/testing';
import { setupWorker } from 'msw/browser';
import { createRoot, type Root } from 'react-dom/client';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { doSteps } from '../do-steps';
import { FIXTURES } from '../fixtures';
import { nastyAnswers } from '../texts/nasty-answers';
import { madeOf } from '../texts/nasty-strings';
import { SCRIPT_PAYLOADS } from '../texts/script-payloads';

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
    /** The names of the fixtures, in the order of their numbers. */
    fixtures?: readonly string[];
    /**
     * Shows a fixture in the place of the one before, over a server whose texts are the nasty ones from the `start`-th
     * on, or those of `texts`; resolves once it is rendered with the server's responses.
     */
    showFixture?: (at: number, start: number, texts?: readonly string[]) => Promise<void>;
    /** Where the overlays of the next fixture are, if they are in an element of the host. */
    overlayContainer?: Element;
    /** Texts that would run a script somewhere. */
    scriptPayloads?: readonly string[];
    /** Where a text became an element, or ran. */
    madeOfTexts?: () => readonly string[];
  }
}

const worker = setupWorker();
await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
const place = document.getElementById('root');
let shown: Root | undefined;

async function showFixture(at: number, start: number, texts?: readonly string[]): Promise<void> {
  shown?.unmount();
  // Drafts of the fixture before.
  localStorage.clear();
  const fixture = FIXTURES[at];
  if (!fixture || !place) throw new Error(`There is no fixture ${at}.`);
  const { handlers } = createMockBackend({
    change: fixture.change,
    faults: { '*': { kind: 'altered', alter: nastyAnswers(start, texts) } },
  });
  worker.resetHandlers(...handlers);
  const client = createChatdeckClient({ auth: { getToken: () => 'mock-token' } });
  shown = createRoot(place);
  shown.render(
    <ChatdeckProvider
      client={client}
      locale="zh-CN"
      appearance={{ scheme: 'light' }}
      portalContainer={window.overlayContainer}
    >
      {fixture.ui()}
    </ChatdeckProvider>,
  );
  await answersAreIn();
  await doSteps(fixture.steps).catch(() => undefined);
  await answersAreIn();
}

window.showFixture = showFixture;
window.scriptPayloads = SCRIPT_PAYLOADS;
window.madeOfTexts = () => madeOf(document);
window.fixtures = FIXTURES.map(({ name, use }) => `${name}, ${use}`);
