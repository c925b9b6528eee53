import type { LiveEvent, ChatdeckClient } from '@chatdeck/sdk';

/** The source of live events: the `event` resource of a client. */
export type LiveSource = ChatdeckClient['event'];

/** `open` while events come in from the server or from the listening tab; `down` while only polling helps. */
export type LiveState = 'down' | 'open';

/** Where the events of one stream go. */
export interface LiveSink {
  readonly onEvent: (event: LiveEvent) => void;
  readonly onState: (state: LiveState) => void;
}

/**
 * Listens until the signal aborts or the session changes. Events of another session than the one that the stream was
 * opened for are never forwarded.
 * @throws ApiError when the server refuses
 */
export async function listenAlone(
  source: LiveSource,
  scope: string,
  { onEvent, onState }: LiveSink,
  signal: AbortSignal,
): Promise<void> {
  const onStream = (state: string) => onState(state === 'open' ? 'open' : 'down');
  try {
    for await (const event of source.listen({ signal, onState: onStream })) {
      if ((await source.scope()) !== scope) return;
      onEvent(event);
    }
  } finally {
    onState('down');
  }
}
