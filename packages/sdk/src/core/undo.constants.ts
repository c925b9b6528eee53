/** What was deleted can be brought back for so many days. */
export const UNDO_DAYS = 30;
