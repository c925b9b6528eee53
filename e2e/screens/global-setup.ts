import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createChatdeckClient, freshConfig, unwrap } from '@chatdeck/sdk';
import { startServer } from '../support/server';
import { demoAccount, logIn } from '../visits/accounts';
import { saveStage } from './stage';

const ADMIN = fileURLToPath(new URL('../../apps/server/dist/admin.js', import.meta.url));
const EMPTY = { email: 'empty@shanyue.cn', password: '一句够长的口令 7' };

/** Starts one server with the two accounts; returns the function that stops it. */
export default async function globalSetup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'chatdeck-screens-'));
  const settings = { DATA_DIR: dataDir, CHATDECK_DEMO: '1' };
  const first = await startServer(settings);
  const filled = demoAccount(first);
  const { client: demo } = await logIn(first.url, filled);
  const { router } = unwrap(await demo.account.info()).customRole;
  unwrap(
    await createChatdeckClient({ baseUrl: first.url }).account.signUp({ name: '山月', ...EMPTY }),
  );
  const { client } = await logIn(first.url, EMPTY);
  unwrap(await client.robot.config.save({ config: freshConfig('zh-CN'), baseVersion: 0 }));
  await first.stop();
  const env = { ...process.env, DATA_DIR: dataDir };
  execFileSync(process.execPath, [ADMIN, 'user', 'grant-vip', EMPTY.email], { env });
  execFileSync(process.execPath, [ADMIN, 'user', 'set-custom-routes', EMPTY.email, ...router], {
    env,
  });
  const server = await startServer(settings);
  saveStage({
    url: server.url,
    sessions: {
      filled: (await logIn(server.url, filled)).session,
      empty: (await logIn(server.url, EMPTY)).session,
    },
  });
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
