import { createChatdeckClient, freshConfig, unwrap } from '@chatdeck/sdk';
import { builtServer } from '../server/built-server.mjs';

/** A server with the console, and what a browser has stored of a login to it. */
export async function openConsole() {
  const place = await builtServer('console');
  const server = await place.start();
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
      await place.remove();
    },
  };
}
