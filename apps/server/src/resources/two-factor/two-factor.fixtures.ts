import { loginChallengeSchema, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { Secret, TOTP } from 'otpauth';
import { expect, vi } from 'vitest';
import type { TestServer } from '../../testing/test-server';
import { signUpActivated, visitorOf } from '../account/account.fixtures';

const STEP_MS = 30_000;

/** What an authenticator app with the secret shows, now or so many codes later. */
export const codeAt = (secret: string, steps = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + steps * STEP_MS,
  });

/** Creates an account with two-factor login. The code that turned it on is used up; `code` shows the next one. */
export async function signUpTwoFactor(server: TestServer) {
  const account = await signUpActivated(server);
  const { twoFactor } = account.client;
  const { secret } = unwrap(await twoFactor.begin(account.password));
  const { recoveryCodes } = unwrap(await twoFactor.turnOn(codeAt(secret)));
  return { ...account, secret, recoveryCodes, code: () => codeAt(secret, 1) };
}

type Account = Awaited<ReturnType<typeof signUpTwoFactor>>;

/** Logs in with the right password, and returns the ticket that it gives. */
export async function ticketOf(
  server: TestServer,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<string> {
  const login = await visitorOf(server).account.login({ email, password });
  expect(login).toMatchObject({ ok: false, code: CODE.secondFactorNeeded });
  return loginChallengeSchema.parse(login.data).ticket;
}

/** Sends the code of a login's second step. */
export const enter = (server: TestServer, ticket: string, code: string) =>
  visitorOf(server).twoFactor.login({ ticket, code });

/** Runs work so many milliseconds later, by the clock of this process. */
export async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  return work().finally(() => vi.restoreAllMocks());
}
