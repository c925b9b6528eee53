import { randomBytes } from 'node:crypto';
import { createChatdeckClient, unwrap, type ChatdeckClient } from '@chatdeck/sdk';
import { startProcess } from '../../testing/server-process';

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>;

const PASSWORD = 'correct horse battery';

/** Starts a server; throws if it does not come up. */
export async function startOrFail(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess({ CHATDECK_DEMO: '0', ...settings });
  if (!server.isReady) throw new Error(`The server did not start:\n${server.output()}`);
  return server;
}

/** Creates an account on a server and returns its token, which stays valid across restarts. */
export async function signUpAt({ address }: ServerProcess) {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const { account } = createChatdeckClient({ baseUrl: address });
  unwrap(await account.signUp({ name: 'n', email, password: PASSWORD }));
  const { token, userId } = unwrap(await account.login({ email, password: PASSWORD }));
  return { token, userId };
}

export const clientOf = ({ address }: ServerProcess, token: string): ChatdeckClient =>
  createChatdeckClient({ baseUrl: address, auth: { getToken: () => token } });
