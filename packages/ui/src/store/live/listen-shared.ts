import type { LiveEvent } from '@chatdeck/sdk';
import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import { listenAlone, type LiveSink, type LiveSource, type LiveState } from './listen-alone';

/** Messages between tabs: an event, whether events are coming in, and a new tab's query for that state. */
type LiveMessage =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'state'; readonly state: LiveState }
  | { readonly kind: 'hello' };

/** Opens the channel between the tabs of one session. */
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

/** A tab of another release may send unknown messages; the channel name carries the version of these shapes. */
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

/** Whether tabs can elect one that listens; old browsers and pages without https cannot. */
export const canShare = (): boolean =>
  typeof BroadcastChannel === 'function' && typeof navigator === 'object' && 'locks' in navigator;

/**
 * Lets one tab listen for all tabs of the same session: the one that holds the Web Lock. Browsers pass the lock on
 * when that tab closes, and do not freeze a tab that holds one. The others receive the events over a channel, which
 * carries no secrets.
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
      // In sequence, since each message awaits the current session first.
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
      // Events between the last stream and this one were missed.
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
    // Aborting the wait for the lock rejects as well.
    if (!stop.signal.aborted) throw error;
  } finally {
    stop.abort();
    signal.removeEventListener('abort', onAbort);
    channel.close();
    sink.onState('down');
  }
}
