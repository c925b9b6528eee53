import type { ServerResponse } from 'node:http';
import { LIVE_EVENT, type LiveEventType } from '@chatdeck/sdk/constants';
import { type LiveEvent, OPEN_API_SCOPE, type OpenApiScope } from '@chatdeck/sdk';
import { LIST_CALL } from '@chatdeck/sdk/changes';
import { isWithinScopes } from '@chatdeck/sdk/scopes';
import { Refusal } from '../refusal/refusal';
import type { SignedIn } from '../http/signed-in';
import type { NumberedEvent } from './event-history';

/** A client with this much unread output is disconnected; it reconnects and requests what it missed. */
const UNREAD_MAX_BYTES = 64 * 1024;

export interface StreamOptions {
  readonly user: SignedIn;
  readonly raw: ServerResponse;
  /** Checks the token of the stream again. */
  readonly authenticate: () => Promise<SignedIn>;
}

/** One open stream of live events to one browser. */
export function openLiveStream({ user, raw, authenticate }: StreamOptions) {
  let rights = rightsOf(user);
  let checking: Promise<void> | undefined;
  let isOutdated = false;

  function write(text: string): void {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > UNREAD_MAX_BYTES) raw.destroy();
  }

  const say = (whole: LiveEvent, id?: string) => {
    const event = asFarAsAllowed(user.scopes, whole);
    if (event === undefined) return;
    write(
      `${id === undefined ? '' : `id: ${id}\n`}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
    );
  };

  async function look(): Promise<void> {
    try {
      const now = rightsOf(await authenticate());
      if (JSON.stringify(now) !== JSON.stringify(rights)) say(now);
      rights = now;
    } catch (error) {
      // An unavailable database says nothing about the session.
      if (!(error instanceof Refusal)) return;
      say({ type: LIVE_EVENT.sessionEnded, code: error.code });
      raw.end();
    }
  }

  /** A change that arrives during a check may be too late for it, so the check is repeated. */
  async function pollRepeatedly(): Promise<void> {
    while (isOutdated) {
      isOutdated = false;
      await look();
    }
  }

  return {
    userId: user.userId,
    say,
    /** Not before a check has ended: what follows a revocation is not for the session that it ends. */
    notify({ id, event }: NumberedEvent): void {
      if (checking) void checking.then(() => say(event, id));
      else say(event, id);
    },
    end: () => void raw.end(),

    /** Sends a heartbeat. */
    beat: () => write(': \n\n'),

    /** Ends the stream when its session has ended, and reports changed rights. */
    check(): Promise<void> {
      isOutdated = true;
      checking ??= pollRepeatedly().finally(() => (checking = undefined));
      return checking;
    },
  };
}

export type LiveStream = ReturnType<typeof openLiveStream>;

/** The scope that a session of the open API needs to receive an event. */
const SCOPE_OF: Partial<Record<LiveEventType, OpenApiScope>> = {
  [LIVE_EVENT.people]: OPEN_API_SCOPE.contactRead,
  [LIVE_EVENT.config]: OPEN_API_SCOPE.scheduleRead,
  [LIVE_EVENT.sendJob]: OPEN_API_SCOPE.send,
};

/** The event without what a session of the open API may not know; undefined if nothing is left. */
function asFarAsAllowed(
  scopes: readonly OpenApiScope[] | undefined,
  event: LiveEvent,
): LiveEvent | undefined {
  if (scopes === undefined) return event;
  if (event.type === LIVE_EVENT.records) {
    const lists = event.lists.filter((list) => isWithinScopes(LIST_CALL[list], scopes));
    return lists.length > 0 ? { ...event, lists } : undefined;
  }
  const needed = SCOPE_OF[event.type];
  return needed === undefined || scopes.includes(needed) ? event : undefined;
}

const rightsOf = ({ role, customRoutes }: SignedIn) => ({
  type: LIVE_EVENT.rights,
  role,
  customRoutes: [...customRoutes],
});
