import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../testing/documents.fixtures';
import { signUpMember, useServer } from '../../testing/test-server';

const server = useServer();
const run = promisify(execFile);
const PAGES = join(ROOT, 'apps/console/src/site/docs/content');
const isInstalled = (command: string) =>
  spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** What runs the code of a language, and whether it is there. */
const LANGUAGES: readonly (readonly [language: string, isHere: boolean, command: string])[] = [
  ['sh', isInstalled('curl') && isInstalled('openssl'), 'bash'],
  ['python', isInstalled('python3'), 'python3'],
];

/** The code that signs in a language, as the page of the documentation prints it, for this server. */
async function codeIn(locale: string, language: string): Promise<string> {
  const page = await readFile(join(PAGES, locale, 'open-api.mdx'), 'utf8');
  const blocks = page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'));
  const code = [...blocks].map(([, text = '']) => text).find((text) => text.includes('nonce'));
  return (code ?? '').replaceAll('http://127.0.0.1:7100', server.url);
}

describe.each(LANGUAGES.filter(([, isHere]) => isHere))(
  'The example of the open API in %s',
  (language, _isHere, command) => {
    it.each([
      ['zh-CN', '读书会'],
      ['en', 'Reading circle'],
    ])('sends its message: %s', async (locale, roomName) => {
      const account = await signUpMember(server);
      const { apiKey, apiSecret } = await account.robot.keys();
      await server.services.group.receive(account.userId, 'robot', [
        { wxid: 'r-1', topic: roomName },
      ]);
      const listener = await account.robot.listen();
      const env = { ...process.env, CHATDECK_KEY: apiKey, CHATDECK_SECRET: apiSecret };
      await run(command, ['-c', await codeIn(locale, language)], { env });
      expect((await listener.next())?.message).toMatchObject({
        target: 'Room',
        groups: [{ wxid: 'r-1', roomName }],
      });
      await listener.close();
    });
  },
);
