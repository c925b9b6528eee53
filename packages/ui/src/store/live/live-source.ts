import type { ChatdeckClient } from '@chatdeck/sdk';

/** Where live events come from: the `events` resource of a client. */
export type LiveSource = ChatdeckClient['events'];
