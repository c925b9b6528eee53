import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildHost } from '../fixtures/host-strict/build.mjs';
import { serveHost } from '../fixtures/host-strict/serve.mjs';
import { watchErrors } from './support/page-errors';
import { expect, test } from './support/test';

const TARBALLS = fileURLToPath(new URL('../test-results/tarballs', import.meta.url));
const ACCOUNT = { name: '山月', email: 'host@shanyue.cn', password: 'a long enough one' };

test('a partner embeds the material panel on React 18 under a strict policy', async ({
  page,
  startServer,
}) => {
  const packed = readdirSync(TARBALLS).filter((file) => file.endsWith('.tgz'));
  const { first, all } = await buildHost(packed.map((file) => join(TARBALLS, file)));
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  process.stdout.write(
    `strict host, gzip with React: ${kilobytes(first)} at first, ${kilobytes(all)} in all\n`,
  );

  const session = { baseUrl: '', token: '' };
  const host = await serveHost({ session: () => session });
  const server = await startServer({ ALLOWED_ORIGINS: host.url });
  const client = createChatdeckClient({
    baseUrl: server.url,
    auth: { getToken: () => session.token },
  });
  unwrap(await client.account.signUp(ACCOUNT));
  session.token = unwrap(await client.account.login(ACCOUNT)).token;
  session.baseUrl = server.url;

  const expectNoErrors = watchErrors(page);
  await page.goto(host.url);
  await page.getByRole('button', { name: '添加素材' }).first().click();
  const dialog = page.getByRole('dialog', { name: '添加素材' });
  await dialog.getByLabel('素材别名').fill('早安');
  await dialog.getByLabel('内容').fill('早安，今天也读十页吧。');
  await dialog.getByRole('button', { name: '添加' }).click();
  await expect(page.getByText('添加成功')).toBeVisible();
  await expect(page.getByText('今天也读十页吧').first()).toBeVisible();

  expect(unwrap(await client.material.list()).list).toMatchObject([{ name: '早安' }]);
  expect(host.reports).toEqual([]);
  expectNoErrors();
  await host.stop();
});
