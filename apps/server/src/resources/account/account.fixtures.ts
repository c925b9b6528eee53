import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { tokenTo } from '../../testing/mailbox';
import { signUp, type TestServer } from '../../testing/test-server';

export const NEW_PASSWORD = 'another horse battery';

/** A client that is not signed in. */
export const visitorOf = ({ url }: TestServer) => createChatdeckClient({ baseUrl: url });

let count = 0;
/** An address without an account. */
export const freshEmail = () => `new${++count}@example.com`;

/** Creates an account and opens the link in its mail. */
export async function signUpActivated(server: TestServer) {
  const account = await signUp(server);
  unwrap(await account.client.account.activate(await tokenTo(server, account.email)));
  return account;
}

/** Requests a link that resets the password; returns its token. */
export async function askReset(server: TestServer, email: string): Promise<string> {
  unwrap(await visitorOf(server).account.sendReset(email));
  return tokenTo(server, email);
}
