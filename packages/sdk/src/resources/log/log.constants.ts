/** For how many days the messages of a log are retained. */
export const LOG_DAYS = 30;

/** The maximum number of messages in the log of an account; the oldest are deleted beyond it. */
export const LOG_MAX = 100_000;
