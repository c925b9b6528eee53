import { createChatdeckClient, unwrap, type ChatdeckClient } from '@chatdeck/sdk';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from '../support/server';
import type { AccountRole } from './roles';

const ADMIN = fileURLToPath(new URL('../../apps/server/dist/admin.js', import.meta.url));
const PASSWORD = '一句够长的口令 7';
/** Made by the server: a member with every custom right and much to show. */
const DEMO_EMAIL = 'demo@chatdeck.local';

/** The e-mail and password of each role. */
export type Accounts = Readonly<Record<AccountRole, { email: string; password: string }>>;

/** Signs in; gives the client, and what the console keeps of a session. */
export async function logIn(baseUrl: string, account: { email: string; password: string }) {
  let token = '';
  const client = createChatdeckClient({ baseUrl, auth: { getToken: () => token } });
  const session = unwrap(await client.account.login(account));
  token = session.token;
  return { client, session };
}

/** Signs up who is missing beside the demo account, and gives all but the newcomer what that one has. */
export async function makeAccounts(server: RunningServer): Promise<Accounts> {
  const said = server.output.map((line) => /Password: +(\S+)/.exec(line)?.[1]);
  const custom = { email: DEMO_EMAIL, password: said.find(Boolean) ?? '' };
  const { client: demo } = await logIn(server.url, custom);
  const user = { email: 'user@shanyue.cn', password: PASSWORD };
  const member = { email: 'member@shanyue.cn', password: PASSWORD };
  const newcomer = { email: 'newcomer@shanyue.cn', password: PASSWORD };
  const visitor = createChatdeckClient({ baseUrl: server.url });
  for (const account of [user, member, newcomer]) {
    unwrap(await visitor.account.signUp({ name: '山月', ...account }));
  }
  for (const account of [user, member]) {
    const { client } = await logIn(server.url, account);
    await giveConfig(demo, client);
    unwrap(await client.material.add({ type: 1, name: '早安', content: '早安，读十页吧。' }));
  }
  return { user, member, custom, newcomer };
}

/** The config of one account for another. */
async function giveConfig(from: ChatdeckClient, to: ChatdeckClient): Promise<void> {
  const { config } = unwrap(await from.robot.config.load());
  const { version } = unwrap(await to.robot.config.load());
  unwrap(await to.robot.config.save({ config: config ?? '{}', baseVersion: version }));
}

/** What an operator grants, while no server holds the folder. */
export function grantMembership(dataDir: string, { member }: Accounts): void {
  execFileSync(process.execPath, [ADMIN, 'user', 'grant-vip', member.email], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
}
