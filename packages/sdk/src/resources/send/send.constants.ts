import { choice } from '../../core/choice';

/** The delay before the next message or event may be sent (product specification, section 4). */
export const RESEND_LOCK_MS = 5_000;

/** The approximate delay between two targets of a mass send (product specification, section 9). */
export const BULK_SEND_SPACING_MS = 1_000;

/** The maximum number of targets of a mass send, and of messages for each of them. */
export const MASS_SEND_MAX = { targets: 5_000, messages: 20 } as const;

/** The kind of targets of a mass send: `target` of `POST /api/ws/messages`. */
export const MASS_SEND_TARGET = { room: 'Room', contact: 'Contact', notice: 'RoomNotice' } as const;
/** The kind of targets of a mass send: Room, Contact or RoomNotice (product specification, section 9). */
export type MassSendTarget = (typeof MASS_SEND_TARGET)[keyof typeof MASS_SEND_TARGET];

/** The state of one target of a mass send; a target is in exactly one of these. */
export const SEND_STATE = {
  queued: 'queued',
  /** Sent to the robot, which does not report delivery. */
  handedOver: 'handedOver',
  /** The robot was offline at its turn; nothing was sent. */
  offline: 'offline',
  /** It could not be sent. */
  failed: 'failed',
  cancelled: 'cancelled',
  /** The server stopped while it was being sent; it is never sent again automatically. */
  unknown: 'unknown',
} as const;
/** The state of one target of a mass send. */
export type SendState = (typeof SEND_STATE)[keyof typeof SEND_STATE];

/** The states of a target with their labels. */
export const SEND_STATES = [
  choice(SEND_STATE.queued, '等待发送', 'Waiting'),
  choice(SEND_STATE.handedOver, '已交给机器人', 'Handed to the robot'),
  choice(SEND_STATE.offline, '机器人不在线', 'Robot offline'),
  choice(SEND_STATE.failed, '发送失败', 'Failed'),
  choice(SEND_STATE.cancelled, '已取消', 'Cancelled'),
  choice(SEND_STATE.unknown, '结果未知', 'Unknown'),
] as const;

/** The states whose targets may be sent again: nothing of them reached the robot. */
export const RETRIED_STATES: readonly SendState[] = [SEND_STATE.offline, SEND_STATE.failed];

/**
 * The time that the robot needs for each message and for each target, in milliseconds (robot contract, section 4.2).
 */
const ROBOT_MESSAGE_MS = 500;
const ROBOT_TARGET_MS = 600;

/** The delay between two targets of a mass send, in milliseconds: as long as the robot needs, at least a second. */
export const sendGapMs = (messages: number): number =>
  Math.max(BULK_SEND_SPACING_MS, ROBOT_TARGET_MS + ROBOT_MESSAGE_MS * messages);
