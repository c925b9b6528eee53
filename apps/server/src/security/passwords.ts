import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id with one lane; about 15 ms a hash. The library's default is argon2id. */
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;

/** Stands for the password of an account that does not exist. */
const nobody = hash('no account has this password', PARAMETERS);

export const hashPassword = (password: string) => hash(password, PARAMETERS);

/** Compares with the same work whether or not there is an account. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== undefined;
}
