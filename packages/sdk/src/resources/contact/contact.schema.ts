import * as z from 'zod/mini';
import { wireText } from '../../core/wire';

/** A friend of the robot; the alias is shown as remark. */
export const friendSchema = z.object({
  wxid: z.string(),
  name: z.string(),
  alias: wireText(),
  avatar: wireText(),
  weixin: wireText(),
});
/** A friend of the robot; `alias` is the remark, `''` if there is none. */
export type Friend = z.output<typeof friendSchema>;

/** A friend as a choice in a picker. */
export const friendOptionSchema = z.object({
  wxid: z.string(),
  name: z.string(),
  alias: wireText(),
});
/** A friend as a choice in a picker. */
export type FriendOption = z.output<typeof friendOptionSchema>;
