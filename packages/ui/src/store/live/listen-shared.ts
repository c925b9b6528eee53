import type { LiveEvent } from '@chatdeck/sdk';
import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import { listenAlone, type LiveSink } from './listen-alone';
import type { LiveSource, LiveState } from './live-source';

/** What tabs say to each other: what happened, whether events come in, and the question for that of a new tab. */
type LiveMessage =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'state'; readonly state: LiveState }
  | { readonly kind: 'hello' };

/** Opens the line between the tabs of one session. */
function openLiveChannel(name: string, onMessage: (message: LiveMessage) => void) {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isLiveMessage(data)) onMessage(data);
  };
  return {
    post: (message: LiveMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

const TYPES: readonly unknown[] = Object.values(LIVE_EVENT);

/** A tab of another version may say what we do not know; the name of the line carries the version of these shapes. */
function isLiveMessage(data: unknown): data is LiveMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'hello') return true;
  if (data.kind === 'state') return 'state' in data;
  if (data.kind !== 'event' || !('event' in data)) return false;
  const { event } = data;
  return (
    typeof event === 'object' && event !== null && 'type' in event && TYPES.includes(event.type)
  );
}

/** Whether tabs can agree on one that listens; old browsers and pages without https cannot. */
export const canShare = (): boolean =>
  typeof BroadcastChannel === 'function' &&
  typeof navigator === 'object' &&
  'locks' in navigator &&
  navigator.locks !== undefined;

/**
 * Lets one tab listen for all that are of the same session: the one that holds the lock, which browsers hand on when it
 * goes, and for whose sake they freeze no tab. The others hear of it over a channel that carries events and no secret.
 * @throws ApiError when the server refuses this tab
 */
export async function listenShared(
  source: LiveSource,
  scope: string,
  sink: LiveSink,
  signal: AbortSignal,
): Promise<void> {
  const name = `chatdeck-live-1:${scope}`;
  const stop = new AbortController();
  const onAbort = () => stop.abort();
  signal.addEventListener('abort', onAbort);
  let own: LiveState | undefined;
  let received = Promise.resolve();
  const channel = openLiveChannel(name, (message) => {
    if (message.kind === 'hello') {
      if (own !== undefined) channel.post({ kind: 'state', state: own });
    } else if (own === undefined && message.kind === 'state') {
      sink.onState(message.state);
    } else if (own === undefined && message.kind === 'event') {
      // One after the other: the session is asked for before each.
      received = received.then(async () => {
        if (stop.signal.aborted) return;
        if ((await source.scope()) === scope) sink.onEvent(message.event);
        else stop.abort();
      });
    }
  });

  const lead = async (isHeir: boolean) => {
    let hasMissed = isHeir;
    const notify: LiveSink['onEvent'] = (event) => {
      channel.post({ kind: 'event', event });
      sink.onEvent(event);
    };
    const onState = (state: LiveState) => {
      own = state;
      channel.post({ kind: 'state', state });
      sink.onState(state);
      // What came between the last stream and this one reached nobody.
      if (state === 'open' && hasMissed) notify({ type: LIVE_EVENT.resync });
      if (state === 'open') hasMissed = false;
    };
    onState('down');
    await listenAlone(source, scope, { onEvent: notify, onState }, stop.signal);
  };

  try {
    const { locks } = navigator;
    const hasLed = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead(false);
      return lock !== null;
    });
    if (hasLed || stop.signal.aborted) return;
    channel.post({ kind: 'hello' });
    await locks.request(name, { signal: stop.signal }, () => lead(true));
  } catch (error) {
    // Waiting for the lock ends so.
    if (!stop.signal.aborted) throw error;
  } finally {
    stop.abort();
    signal.removeEventListener('abort', onAbort);
    channel.close();
    sink.onState('down');
  }
}
