import type { ChatdeckClient } from '@chatdeck/sdk';

/** Where live events come from: the `event` resource of a client. */
export type LiveSource = ChatdeckClient['event'];

/** Whether events come in: `open` from the server or from the tab that listens for all, `down` when only asking helps. */
export type LiveState = 'down' | 'open';
