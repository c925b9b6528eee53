/** What a password costs in tests, which are not about that: an account is made with two hashes. */
export const PASSWORD_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const;
