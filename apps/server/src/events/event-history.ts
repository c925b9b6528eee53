import { randomBytes } from 'node:crypto';
import type { LiveEvent } from '@chatdeck/sdk';

/** How many events of all accounts are retained for streams that reconnect. */
const MAX_RETAINED = 2_000;

/** An event with the id that a stream sends when it reconnects. */
export interface NumberedEvent {
  readonly id: string;
  readonly userId: string;
  readonly event: LiveEvent;
}

/** The last events of this process. An id identifies the process that assigned it. */
export function createEventHistory() {
  const run = randomBytes(6).toString('hex');
  const stored: (NumberedEvent & { readonly number: number })[] = [];
  let last = 0;

  return {
    add(userId: string, event: LiveEvent): NumberedEvent {
      last += 1;
      const added = { id: `${run}-${last}`, number: last, userId, event };
      stored.push(added);
      if (stored.length > MAX_RETAINED) stored.shift();
      return added;
    },

    /** The id from which a new stream starts. */
    now: () => `${run}-${last}`,

    /** The events of an account after the one with that id; undefined when they are no longer known. */
    since(userId: string, id: string): NumberedEvent[] | undefined {
      const number = id.startsWith(`${run}-`) ? Number(id.slice(run.length + 1)) : NaN;
      const oldest = last - stored.length;
      if (!(number >= oldest && number <= last)) return undefined;
      return stored.filter((one) => one.number > number && one.userId === userId);
    },
  };
}

export type EventHistory = ReturnType<typeof createEventHistory>;
