/** The mass sends on the home page, which live events keep current. */
export const RECENT_JOBS = { current: 1, pageSize: 3 } as const;
