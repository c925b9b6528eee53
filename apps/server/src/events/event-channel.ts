import { liveEventSchema } from '@chatdeck/sdk/entities';
import * as z from 'zod/mini';

/**
 * The signals between instances: an event of an account, a request that each of its streams re-checks its session, or a
 * change of memberships anywhere.
 */
export const signalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), userId: z.string(), event: liveEventSchema }),
  z.object({ kind: z.literal('account'), userId: z.string() }),
  z.object({ kind: z.literal('memberships') }),
]);
export type Signal = z.output<typeof signalSchema>;

/** The notification channel that instances listen to on a PostgreSQL server. */
export const EVENT_CHANNEL = 'chatdeck_events';

export interface ChannelListener {
  readonly onSignal: (signal: Signal) => void;
  /** Signals may have been missed. */
  readonly onGap: () => void;
}

/** Delivers signals to every instance, including this one. */
export interface EventChannel {
  readonly send: (signal: Signal) => Promise<void>;
  readonly listen: (listener: ChannelListener) => Promise<void>;
  /** Signals of other instances arrive now. */
  readonly isUp: () => boolean;
  readonly close: () => Promise<void>;
}

/** For a server that is the only one on its database. */
export function localChannel(): EventChannel {
  const listeners: ChannelListener[] = [];
  return {
    send: (signal) => {
      listeners.forEach(({ onSignal }) => onSignal(signal));
      return Promise.resolve();
    },
    listen: (listener) => {
      listeners.push(listener);
      return Promise.resolve();
    },
    isUp: () => true,
    close: () => Promise.resolve(),
  };
}
