/** The number of days for which deleted rows can be restored. */
export const UNDO_DAYS = 30;
