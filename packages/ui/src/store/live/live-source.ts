import type { ChatdeckClient } from '@chatdeck/sdk';

/** Where live events come from: the `event` resource of a client. */
export type LiveSource = ChatdeckClient['event'];
