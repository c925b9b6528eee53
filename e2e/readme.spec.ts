import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../scripts/static-server.mjs';
import { expect, test } from './support/test';

const SDK = fileURLToPath(new URL('../packages/sdk', import.meta.url));
const DEFAULT_ADDRESS = 'http://127.0.0.1:7100';
const ACCOUNT = { name: '山月', email: 'me@example.com', password: 'my password' };
/** The output that the examples promise in their comments. */
const PRINTED = ['title: H5 card title is required', '文件名不能带中文'];

/** Bundles each example of the SDK's README as written, except for the server URL. */
async function bundleExamples(folder: string, address: string): Promise<string[]> {
  const readme = await readFile(join(SDK, 'README.md'), 'utf8');
  expect(readme).toContain(DEFAULT_ADDRESS);
  const examples = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => code);
  return Promise.all(
    examples.map(async (code, index) => {
      const outfile = join(folder, `example-${index}.mjs`);
      await build({
        stdin: {
          contents: code.replace(DEFAULT_ADDRESS, address),
          resolveDir: SDK,
          loader: 'ts',
        },
        bundle: true,
        format: 'esm',
        target: 'es2022',
        logLevel: 'error',
        outfile,
      });
      return outfile;
    }),
  );
}

test('the examples of the SDK run in Node and in a browser', async ({ page, startServer }) => {
  const folder = await mkdtemp(join(tmpdir(), 'chatdeck-readme-'));
  const site = await serveFolder(folder);
  const server = await startServer({ ALLOWED_ORIGINS: site.url });
  let token = '';
  const client = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
  unwrap(await client.account.signUp(ACCOUNT));
  token = unwrap(await client.account.login(ACCOUNT)).token;
  unwrap(await client.material.add({ type: 1, name: '早安', content: '早安，读十页吧。' }));
  const bundles = await bundleExamples(folder, server.url);

  const inNode = bundles.map((bundle) => execFileSync(process.execPath, [bundle]).toString());
  for (const line of [...PRINTED, '早安']) expect(inNode.join('\n')).toContain(line);

  const inBrowser: string[] = [];
  page.on('console', (message) => inBrowser.push(message.text()));
  page.on('pageerror', (error) => inBrowser.push(error.message));
  const scripts = bundles.map((_, index) => `<script type="module" src="example-${index}.mjs">`);
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><link rel="icon" href="data:,">${scripts.join('</script>')}</script>`,
  );
  await page.goto(site.url);
  const printed = inNode.join('').trim().split('\n').length;
  await expect.poll(() => inBrowser.length).toBe(printed);
  for (const line of [...PRINTED, '早安']) expect(inBrowser.join('\n')).toContain(line);
  await site.stop();
  await rm(folder, { recursive: true });
});
