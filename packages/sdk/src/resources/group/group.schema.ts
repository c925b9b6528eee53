import * as z from 'zod/mini';
import { wireText } from '../../core/wire';

/** A group (room) that the robot is in. */
export const roomSchema = z.object({
  wxid: z.string(),
  topic: z.string(),
  avatar: wireText(),
  memberCount: z.number(),
  /** The robot owns the group or is one of its administrators, so it may publish a notice. */
  isAdmin: z.boolean(),
});
export type Room = z.output<typeof roomSchema>;

/** A group as a choice in a picker. */
export const roomOptionSchema = z.object({
  wxid: z.string(),
  topic: z.string(),
  isAdmin: z.boolean(),
});
export type RoomOption = z.output<typeof roomOptionSchema>;
