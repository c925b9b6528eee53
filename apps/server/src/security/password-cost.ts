/** OWASP's parameters for argon2id with one lane, in KB of memory; about 15 ms a hash. */
export const PASSWORD_COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
