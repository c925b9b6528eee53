import type { LiveEvents } from '../../events/live-events';
import type { Connections } from '../open-api/open-api.service';
import type { AccessRepository } from './access.repository';

interface Parts {
  readonly access: Pick<AccessRepository, 'block' | 'unblock'>;
  readonly events: Pick<LiveEvents, 'accountChanged'>;
  /** Disconnects the robots of an account and of its customers. */
  readonly connections: Connections;
}

/** Shuts accounts out and lets them in again: for the command line and the operator's page. */
export function blockService({ access, events, connections }: Parts) {
  const announce = (ids: readonly string[]) =>
    Promise.all(ids.map((id) => events.accountChanged(id)));

  return {
    /** False for an account that was blocked before. */
    async block(userId: string): Promise<boolean> {
      const blocked = await access.block(userId);
      if (blocked.length === 0) return false;
      await connections.disconnect(userId);
      await announce(blocked);
      return true;
    },

    /** False for an account that was not blocked. */
    async unblock(userId: string): Promise<boolean> {
      const opened = await access.unblock(userId);
      await announce(opened);
      return opened.length > 0;
    },
  };
}

export type BlockService = ReturnType<typeof blockService>;
