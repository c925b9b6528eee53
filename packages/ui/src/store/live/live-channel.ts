import type { LiveEvent } from '@chatdeck/sdk';
import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import type { LiveState } from './live-state';

/** What tabs say to each other: what happened, whether events come in, and the question for that of a new tab. */
export type LiveMessage =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'state'; readonly state: LiveState }
  | { readonly kind: 'hello' };

/** Opens the line between the tabs of one session. */
export function openLiveChannel(name: string, onMessage: (message: LiveMessage) => void) {
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
