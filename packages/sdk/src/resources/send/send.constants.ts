/** After a message or an event was sent, the next one waits this long (product specification, section 4). */
export const RESEND_LOCK_MS = 5_000;
