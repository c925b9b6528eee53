import type { ChatdeckClient } from '@chatdeck/sdk';

/** The source of live events: the `event` resource of a client. */
export type LiveSource = ChatdeckClient['event'];

/** `open` while events come in from the server or from the listening tab; `down` while only polling helps. */
export type LiveState = 'down' | 'open';
