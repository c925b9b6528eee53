import { createChatdeckClient } from '@chatdeck/sdk';
import { createMockBackend } from '@chatdeck/sdk/testing';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { doSteps } from '../do-steps';
import { SPECIMENS } from '../fixtures';
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

/** Resolves once no call has been under way for some frames: what was asked for is drawn. */
async function answersAreIn(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet = pending > 0 ? 0 : quiet + 1) await frame();
}

declare global {
  interface Window {
    /** What this page can show, each by its place in the list. */
    specimens: readonly string[];
    /** True once a specimen is there with the answers of its server. */
    isShown?: boolean;
  }
}

window.specimens = SPECIMENS.map(({ name, use }) => `${name}, ${use}`);

/** `?specimen=3&start=10`: the fourth specimen, over a server whose texts are the nasty ones from the tenth on. */
const query = new URLSearchParams(window.location.search);
const specimen = SPECIMENS[Number(query.get('specimen') ?? -1)];
const root = document.getElementById('root');
if (specimen && root) {
  const alter = nastyAnswers(Number(query.get('start')));
  const { handlers } = createMockBackend({
    change: specimen.change,
    faults: { '*': { kind: 'altered', alter } },
  });
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass' });
  const client = createChatdeckClient({ auth: { getToken: () => 'mock-token' } });
  createRoot(root).render(
    <ChatdeckProvider client={client} locale="zh-CN" appearance={{ scheme: 'light' }}>
      {specimen.ui()}
    </ChatdeckProvider>,
  );
  await answersAreIn();
  await doSteps(specimen.steps).catch(() => undefined);
  await answersAreIn();
  window.isShown = true;
}
