import type { SendTarget } from './send-target';

/** What the robot is in a group. */
export type ChatRole = 'owner' | 'admin' | 'member';

/** A friend or group as the lists of both show them. */
export interface Chat extends SendTarget {
  /** Empty for a group. */
  readonly remark: string;
  /** Empty for a group. */
  readonly weixin: string;
  readonly avatar: string;
  readonly tags: readonly string[];
  /** Of a group. */
  readonly members?: { readonly count: number; readonly role: ChatRole };
}
