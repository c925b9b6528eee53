import { createChatdeckClient, unwrap, type ChatdeckClient } from '@chatdeck/sdk';
import { administer } from '../support/administer';
import type { RunningServer } from '../support/server';
import type { AccountRole } from './roles';

const PASSWORD = '一句够长的口令 7';
/** The server's demo account: a member with every custom right and plenty of content. */
const DEMO_EMAIL = 'demo@chatdeck.local';

/** The e-mail and password of each role. */
export type Accounts = Readonly<Record<AccountRole, { email: string; password: string }>>;

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';

/** The account lists its sessions by their browsers. */
const asBrowser: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  request.headers.set('user-agent', BROWSER);
  return fetch(request);
};

/** Signs in; returns the client and the session as the console stores it. */
export async function logIn(baseUrl: string, account: { email: string; password: string }) {
  let token = '';
  const auth = { getToken: () => token };
  const client = createChatdeckClient({ baseUrl, auth, fetch: asBrowser });
  const session = unwrap(await client.account.login(account));
  token = session.token;
  return { client, session };
}

/** The demo account of a server that has just made it. */
export function demoAccount(server: RunningServer): { email: string; password: string } {
  const passwords = server.output.map((line) => /Password: +(\S+)/.exec(line)?.[1]);
  return { email: DEMO_EMAIL, password: passwords.find(Boolean) ?? '' };
}

/** Signs up the accounts besides the demo account; all but the newcomer get its config and a material. */
export async function makeAccounts(server: RunningServer): Promise<Accounts> {
  const custom = demoAccount(server);
  const { client: demo } = await logIn(server.url, custom);
  const user = { email: 'user@shanyue.cn', password: PASSWORD };
  const member = { email: 'member@shanyue.cn', password: PASSWORD };
  const newcomer = { email: 'newcomer@shanyue.cn', password: PASSWORD };
  const operator = { email: 'operator@shanyue.cn', password: PASSWORD };
  const visitor = createChatdeckClient({ baseUrl: server.url });
  for (const account of [user, member, newcomer, operator]) {
    unwrap(await visitor.account.signUp({ name: '山月', ...account }));
  }
  for (const account of [user, member, operator]) {
    const { client } = await logIn(server.url, account);
    await giveConfig(demo, client);
    unwrap(await client.material.add({ type: 1, name: '早安', content: '早安，读十页吧。' }));
  }
  return { user, member, custom, newcomer, operator };
}

/** Copies the config of one account to another. */
export async function giveConfig(from: ChatdeckClient, to: ChatdeckClient): Promise<void> {
  const { config } = unwrap(await from.robot.config.load());
  const { version } = unwrap(await to.robot.config.load());
  unwrap(await to.robot.config.save({ config: config ?? '{}', baseVersion: version }));
}

/** Grants the membership and the operator's page by commands beside the running server. */
export function grantRights(dataDir: string, { member, operator }: Accounts): void {
  administer(dataDir, 'user', 'grant-vip', member.email);
  administer(dataDir, 'user', 'operator', operator.email);
}
