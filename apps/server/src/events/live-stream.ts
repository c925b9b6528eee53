import type { ServerResponse } from 'node:http';
import { LIVE_EVENT, type LiveEventType } from '@chatdeck/sdk/constants';
import { type LiveEvent, OPEN_API_SCOPE, type OpenApiScope } from '@chatdeck/sdk';
import { Refusal } from '../refusal/refusal';
import type { SignedIn } from '../http/signed-in';
import type { NumberedEvent } from './event-history';

/** A client that leaves this much unread is cut off; it comes back and asks for what it missed. */
const UNREAD_MAX_BYTES = 64 * 1024;

export interface StreamOptions {
  readonly user: SignedIn;
  readonly raw: ServerResponse;
  /** Looks at the token of the stream again. */
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

  const say = (event: LiveEvent, id?: string) => {
    if (!mayReceive(user.scopes, event)) return;
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
      // A database that does not answer says nothing about the session.
      if (!(error instanceof Refusal)) return;
      say({ type: LIVE_EVENT.sessionEnded, code: error.code });
      raw.end();
    }
  }

  /** What changes while it looks may be too late for that look. */
  async function pollRepeatedly(): Promise<void> {
    while (isOutdated) {
      isOutdated = false;
      await look();
    }
  }

  return {
    userId: user.userId,
    say,
    notify: ({ id, event }: NumberedEvent) => say(event, id),
    end: () => void raw.end(),

    /** Says that it is alive. */
    beat: () => write(': \n\n'),

    /** Ends with the session, and tells of other rights. */
    check(): Promise<void> {
      isOutdated = true;
      checking ??= pollRepeatedly().finally(() => (checking = undefined));
      return checking;
    },
  };
}

export type LiveStream = ReturnType<typeof openLiveStream>;

/** What a session of the open API hears of only with a scope. */
const SCOPE_OF: Partial<Record<LiveEventType, OpenApiScope>> = {
  [LIVE_EVENT.people]: OPEN_API_SCOPE.contactRead,
  [LIVE_EVENT.config]: OPEN_API_SCOPE.scheduleRead,
  [LIVE_EVENT.sendJob]: OPEN_API_SCOPE.send,
};

function mayReceive(scopes: readonly OpenApiScope[] | undefined, { type }: LiveEvent): boolean {
  const needed = SCOPE_OF[type];
  return scopes === undefined || needed === undefined || scopes.includes(needed);
}

const rightsOf = ({ role, customRoutes }: SignedIn) => ({
  type: LIVE_EVENT.rights,
  role,
  customRoutes: [...customRoutes],
});
