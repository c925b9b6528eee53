import type { LiveEvent } from '@chatdeck/sdk';
import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import { TAGS } from '../api';
import { tagsOf } from './list-tags';
import { writeEvent, type LiveStore } from './on-live-event';

interface Listener extends LiveStore {
  /** The id of the store's own client. */
  readonly clientId: string | undefined;
}

/**
 * Updates the cache: directly if the event carries the new data, by refetching if it only says that something
 * changed. What our own calls changed was written or refetched when they were answered.
 */
export function applyEvent(event: LiveEvent, store: Listener): void {
  const { clientId, refresh } = store;
  if ('by' in event && event.by !== undefined && event.by === clientId) return;
  writeEvent(event, store);
  switch (event.type) {
    case LIVE_EVENT.resync:
      return refresh(...TAGS);
    // The login code, the name and the verification code are part of it.
    case LIVE_EVENT.robot:
    case LIVE_EVENT.config:
      return refresh('robot');
    case LIVE_EVENT.people:
      return refresh(event.list === 'groups' ? 'group' : 'contact', 'robot');
    case LIVE_EVENT.records:
      return refresh(...tagsOf(event.lists));
    case LIVE_EVENT.sendJob:
      return event.progress.state === 'ended' ? refresh('dailySends') : undefined;
    case LIVE_EVENT.rights:
    case LIVE_EVENT.sessionEnded:
      return refresh('account');
  }
}
