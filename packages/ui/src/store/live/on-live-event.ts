import type { LiveEvent } from '@chatdeck/sdk';
import type { Tag } from '../api';
import type { Dispatch } from './watch-page';

/** What a live event changes in one store. */
export interface LiveStore {
  readonly dispatch: Dispatch;
  /** Refetches the mounted queries with these tags. */
  readonly refresh: (...tags: readonly Tag[]) => void;
}

type Writer = (event: LiveEvent, store: LiveStore) => void;

const writers = new Set<Writer>();

/**
 * Lets the endpoints of a resource write what an event carries into their own data. They say so themselves, so that a panel
 * which listens loads none that it does not show.
 */
export const onLiveEvent = (writer: Writer): void => void writers.add(writer);

export const writeEvent: Writer = (event, store) =>
  writers.forEach((writer) => writer(event, store));
