import { choice } from '../../core/choice';

/** After a message or an event was sent, the next one waits this long (product specification, section 4). */
export const RESEND_LOCK_MS = 5_000;

/** A mass send waits about this long between two targets (product specification, section 9). */
export const BULK_SEND_SPACING_MS = 1_000;

/** So many groups or friends one mass send takes, and so many messages for each of them. */
export const MASS_SEND_MAX = { targets: 5_000, messages: 20 } as const;

/** Whom a mass send is for: `target` of `POST /api/ws/messages`. */
export const MASS_SEND_TARGET = { room: 'Room', contact: 'Contact', notice: 'RoomNotice' } as const;
/** Whom a mass send goes to: Room, Contact or RoomNotice (product specification, section 9). */
export type MassSendTarget = (typeof MASS_SEND_TARGET)[keyof typeof MASS_SEND_TARGET];

/** How far one target of a mass send has come; a target is in exactly one of these. */
export const SEND_STATE = {
  queued: 'queued',
  /** Handed to the robot, which does not say whether it arrived. */
  handedOver: 'handedOver',
  /** The robot was gone when its turn came; nothing was sent. */
  offline: 'offline',
  /** It could not be sent. */
  failed: 'failed',
  cancelled: 'cancelled',
  /** The server ended while it was being sent; it is never sent again by itself. */
  unknown: 'unknown',
} as const;
/** The state of one target of a mass send. */
export type SendState = (typeof SEND_STATE)[keyof typeof SEND_STATE];

/** The states of a target and their words. */
export const SEND_STATES = [
  choice(SEND_STATE.queued, '等待发送', 'Waiting'),
  choice(SEND_STATE.handedOver, '已交给机器人', 'Handed to the robot'),
  choice(SEND_STATE.offline, '机器人不在线', 'Robot offline'),
  choice(SEND_STATE.failed, '发送失败', 'Failed'),
  choice(SEND_STATE.cancelled, '已取消', 'Cancelled'),
  choice(SEND_STATE.unknown, '结果未知', 'Unknown'),
] as const;

/** The robot takes so long for each message and for each target, in milliseconds (robot contract, section 4.2). */
const ROBOT_MESSAGE_MS = 500;
const ROBOT_TARGET_MS = 600;

/** The time from one target of a mass send to the next, in milliseconds: as long as the robot needs, a second at least. */
export const sendGapMs = (messages: number): number =>
  Math.max(BULK_SEND_SPACING_MS, ROBOT_TARGET_MS + ROBOT_MESSAGE_MS * messages);
