import { unwrap } from '@chatdeck/sdk';
import { Secret, TOTP } from 'otpauth';
import type { TestServer } from '../../testing/test-server';
import { signUpActivated } from '../account/account.fixtures';

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
