/** After a message or an event was sent, the next one waits this long (product specification, section 4). */
export const RESEND_LOCK_MS = 5_000;

/** A mass send waits about this long between two targets (product specification, section 9). */
export const BULK_SEND_SPACING_MS = 1_000;

/** Whom a mass send is for: `target` of `POST /api/ws/messages`. */
export const MASS_SEND_TARGET = { room: 'Room', contact: 'Contact', notice: 'RoomNotice' } as const;
export type MassSendTarget = (typeof MASS_SEND_TARGET)[keyof typeof MASS_SEND_TARGET];
