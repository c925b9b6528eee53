import type { ServerResponse } from 'node:http';
import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import type { LiveEvent } from '@chatdeck/sdk';
import { Refusal } from '../http/refusal';
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
  let isChecking = false;

  function write(text: string): void {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > UNREAD_MAX_BYTES) raw.destroy();
  }

  const say = (event: LiveEvent, id?: string) =>
    write(
      `${id === undefined ? '' : `id: ${id}\n`}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
    );

  return {
    userId: user.userId,
    say,
    tell: ({ id, event }: NumberedEvent) => say(event, id),
    end: () => void raw.end(),

    /** Says that it is alive. */
    beat: () => write(': \n\n'),

    /** Ends with the session, and tells of other rights. */
    async check(): Promise<void> {
      if (isChecking) return;
      isChecking = true;
      try {
        const now = rightsOf(await authenticate());
        if (JSON.stringify(now) !== JSON.stringify(rights)) say(now);
        rights = now;
      } catch (error) {
        // A database that does not answer says nothing about the session.
        if (!(error instanceof Refusal)) return;
        say({ type: LIVE_EVENT.sessionEnded, code: error.code });
        raw.end();
      } finally {
        isChecking = false;
      }
    },
  };
}

export type LiveStream = ReturnType<typeof openLiveStream>;

const rightsOf = ({ role, customRoutes }: SignedIn) => ({
  type: LIVE_EVENT.rights,
  role,
  customRoutes: [...customRoutes],
});
