import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChatdeckClient, freshConfig, unwrap } from '@chatdeck/sdk';
import { startProcess } from '../server/process.mjs';

const PROGRAM = join(import.meta.dirname, '../../apps/server/dist/main.js');

/** A server with the console, and what a browser has stored of a login to it. */
export async function openConsole() {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-console-'));
  const server = await startProcess(PROGRAM, {
    DATA_DIR: dataDir,
    PORT: '0',
    MQTT_PORT: '0',
    CHATDECK_DEMO: '0',
    LOG_LEVEL: 'silent',
  });
  const { account } = createChatdeckClient({ baseUrl: server.url });
  const login = { email: 'bench@example.com', password: 'correct horse battery' };
  unwrap(await account.signUp({ name: 'bench', ...login }));
  const { token, userId } = unwrap(await account.login(login));
  const client = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
  unwrap(await client.robot.config.save({ config: freshConfig('zh-CN'), baseVersion: 0 }));
  return {
    url: server.url,
    client,
    storage: { 'cd:token': token, 'cd:userId': userId },
    close: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
