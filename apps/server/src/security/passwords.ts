import { availableParallelism } from 'node:os';
import { CODE } from '@chatdeck/sdk/constants';
import type { TooManyTries } from '@chatdeck/sdk';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../refusal/refusal';
import { PASSWORD_COST } from './password-cost';
import { createQueue } from './queue';

/** One processor is left for everything else, and most threads of the process's pool for files. */
const CONCURRENCY = Math.max(1, Math.min(2, availableParallelism() - 1));
/** The maximum queue length, a few seconds of work; further callers are asked to retry. */
const WAITING = 50;
const RETRY_MS = 2_000;

/** The refusal when the queue is full. */
function busy(): Refusal {
  const detail: TooManyTries = { retryAfterMs: RETRY_MS };
  return new Refusal(CODE.tooManyTries, detail);
}

const queue = createQueue(CONCURRENCY, WAITING, busy);

/** A queue for operations that hash passwords and query the database before and after, so that each waits only once. */
export const createPasswordQueue = () => createQueue(CONCURRENCY, WAITING, busy);

/** Compared in place of the password of an account that does not exist. */
const nobody = hash('no account has this password', PASSWORD_COST);

/** Hashes a password through the queue; 20002 when the queue is full. */
export const hashPassword = (password: string) => queue(() => hash(password, PASSWORD_COST));

/** Takes the same time whether or not the account exists and has a password. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const known = stored === undefined || stored === '' ? undefined : stored;
  const expected = known ?? (await nobody);
  const matches = await queue(() => verify(expected, password));
  return matches && known !== undefined;
}
