import { liveEventSchema } from '@chatdeck/sdk/entities';
import * as z from 'zod/mini';

/**
 * What instances tell each other: an event of an account, that each of its streams looks at its own session again, or that
 * memberships changed, by whomever.
 */
export const signalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), userId: z.string(), event: liveEventSchema }),
  z.object({ kind: z.literal('account'), userId: z.string() }),
  z.object({ kind: z.literal('memberships') }),
]);
export type Signal = z.output<typeof signalSchema>;

/** Where an instance listens on a PostgreSQL server. */
export const EVENT_CHANNEL = 'chatdeck_events';

export interface ChannelListener {
  readonly onSignal: (signal: Signal) => void;
  /** Signals may have been missed. */
  readonly onGap: () => void;
}

/** Carries signals to every instance, this one included. */
export interface EventChannel {
  readonly send: (signal: Signal) => Promise<void>;
  readonly listen: (listener: ChannelListener) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** For a server that is alone on its database. */
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
    close: () => Promise.resolve(),
  };
}
