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
/** A room of the robot. */
export type Room = z.output<typeof roomSchema>;

/** A group as a choice in a picker. */
export const roomOptionSchema = z.object({
  wxid: z.string(),
  topic: z.string(),
  isAdmin: z.boolean(),
});
/** A room as a choice. */
export type RoomOption = z.output<typeof roomOptionSchema>;
