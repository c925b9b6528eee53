import { unwrap, type ChatdeckClient } from '@chatdeck/sdk';
import { softAuthenticator, type Otherwise } from '../../testing/soft-authenticator';
import type { TestServer } from '../../testing/test-server';
import { signUpActivated, visitorOf } from '../account/account.fixtures';

/** Adds the passkey of a new authenticator to an account. */
export async function addPasskey(
  client: ChatdeckClient,
  proof: { password: string; code?: string },
) {
  const device = softAuthenticator();
  const options = unwrap(await client.passkey.beginAdding(proof));
  const passkey = unwrap(await client.passkey.add(device.create(options)));
  return { device, passkey };
}

/** Creates an account with a passkey. */
export async function signUpPasskey(server: TestServer) {
  const account = await signUpActivated(server);
  return { ...account, ...(await addPasskey(account.client, account)) };
}

type Device = Pick<ReturnType<typeof softAuthenticator>, 'get'>;

/** Logs in with a passkey, and returns the answer. */
export async function enterBy(
  server: TestServer,
  device: Device,
  otherwise: Otherwise = {},
  visitor = visitorOf(server),
) {
  const options = unwrap(await visitor.passkey.beginLogin());
  return visitor.passkey.login(device.get(options, otherwise));
}
