import type { ServerResponse } from 'node:http';
import { LIVE_EVENT, type LiveEventType } from '@chatdeck/sdk/constants';
import { type LiveEvent, OPEN_API_SCOPE, type OpenApiScope } from '@chatdeck/sdk';
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
    notify: ({ id, event }: NumberedEvent) => say(event, id),
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

function mayReceive(scopes: readonly OpenApiScope[] | undefined, { type }: LiveEvent): boolean {
  const needed = SCOPE_OF[type];
  return scopes === undefined || needed === undefined || scopes.includes(needed);
}

const rightsOf = ({ role, customRoutes }: SignedIn) => ({
  type: LIVE_EVENT.rights,
  role,
  customRoutes: [...customRoutes],
});
