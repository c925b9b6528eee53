/** How many days an account can still be kept after its deletion was asked for. */
export const DELETION_GRACE_DAYS = 14;
