import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import { listenAlone, type LiveSink, type LiveSource } from './listen-alone';

/**
 * Listens while the page is visible, for tabs that cannot share a stream: without https a browser has six connections to
 * a server for all its tabs, and the streams of six tabs would leave none for a call.
 * @throws ApiError when the server refuses
 */
export async function listenWhileVisible(
  source: LiveSource,
  scope: string,
  { onEvent, onState }: LiveSink,
  signal: AbortSignal,
): Promise<void> {
  let hasMissed = false;
  const sink: LiveSink = {
    onEvent,
    onState: (state) => {
      onState(state);
      // Events while the page was hidden were missed.
      if (state === 'open' && hasMissed) onEvent({ type: LIVE_EVENT.resync });
      if (state === 'open') hasMissed = false;
    },
  };
  let turn: () => void = () => undefined;
  signal.addEventListener('abort', () => turn());
  while (!signal.aborted) {
    const visit = new AbortController();
    const turned = new Promise<void>((resolve) => {
      turn = () => {
        visit.abort();
        resolve();
      };
      document.addEventListener('visibilitychange', turn, { once: true, signal });
    });
    if (document.visibilityState !== 'hidden') {
      await listenAlone(source, scope, sink, visit.signal);
      // The page has not turned: the session has changed.
      if (!visit.signal.aborted) return;
    }
    await turned;
    hasMissed = true;
  }
}
