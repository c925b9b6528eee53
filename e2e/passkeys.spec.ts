import type { Page } from '@playwright/test';
import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { watchErrors } from './support/page-errors';
import { expect, test } from './support/test';

const ACCOUNT = { name: '林知远', email: 'passkeys@qinghe.cn', password: '一句够长的口令 7' };

/** Gives the page a device that verifies its user by itself, as a phone does by a fingerprint. */
async function giveDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, and logs in by itself', async ({ page, startServer }) => {
  const server = await startServer();
  const url = server.url.replace('127.0.0.1', 'localhost');
  const visitor = createChatdeckClient({ baseUrl: server.url });
  const { name, email, password } = ACCOUNT;
  unwrap(await visitor.account.signUp({ name, email, password }));
  await expect.poll(() => activationIn(server.output)).toBeTruthy();
  unwrap(await visitor.account.activate(activationIn(server.output)));
  await giveDevice(page);
  const expectNoErrors = watchErrors(page);

  await page.goto(`${url}/login`);
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(`${url}/wechat/index`);
  // A new account is kept on this page until it has a config.
  await page.getByRole('button', { name: '初始化配置' }).click();
  await page.getByLabel('默认回复').fill('我在，直接说事就好');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('第 2 版已保存，待机器人同步')).toBeVisible();
  await page.goto(`${url}/user/info`);
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  const dialog = page.getByRole('dialog', { name: '添加通行密钥' });
  await dialog.getByLabel('当前密码', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('通行密钥已添加')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: '通行密钥列表' }).getByRole('row')).toHaveCount(2);

  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('button', { name: '通行密钥登录' }).click();
  await expect(page).toHaveURL(`${url}/dashboard/main`);
  expectNoErrors();
});

/** The token in the link that the server has printed; empty before. */
const activationIn = (output: readonly string[]): string =>
  /\/activeemail\?token=([\w-]+)/.exec(output.join('\n'))?.[1] ?? '';
