import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { administer } from './support/administer';
import { exampleIn, openSite, REPOSITORY } from './support/panel-example';
import type { RunningServer } from './support/server';
import { expect, test } from './support/test';

const ACCOUNT = { name: '山月', email: 'partner@example.com', password: 'my password' };
const DOCUMENT = 'docs/embedding.md';

/** A server with a partner, whose key the operator allowed to have customers. */
async function startWithPartner(start: () => Promise<RunningServer>, dataDir: string) {
  const first = await start();
  const visitor = createChatdeckClient({ baseUrl: first.url });
  unwrap(await visitor.account.signUp(ACCOUNT));
  await first.stop();
  administer(dataDir, 'user', 'grant-vip', ACCOUNT.email);
  administer(dataDir, 'partner', 'allow', ACCOUNT.email);
  const { url: baseUrl } = await start();
  const { token } = unwrap(await createChatdeckClient({ baseUrl }).account.login(ACCOUNT));
  const client = createChatdeckClient({ baseUrl, auth: { getToken: () => token } });
  return { client, baseUrl };
}

test('the server of the embedding guide is the example, as written', async () => {
  const guide = await readFile(join(REPOSITORY, DOCUMENT), 'utf8');
  const server = await readFile(join(REPOSITORY, 'examples/partner-server/server.mjs'), 'utf8');
  expect(guide.includes(`\`\`\`js\n${server}\`\`\``), 'the guide has server.mjs').toBe(true);
});

test("the example of a partner's server gives each customer's users their own materials", async ({
  page,
  startServer,
  startPartner,
}, testInfo) => {
  const dataDir = testInfo.outputPath('data');
  const site = await openSite();
  const env = { DATA_DIR: dataDir, ALLOWED_ORIGINS: site.url };
  const { client, baseUrl } = await startWithPartner(() => startServer(env), dataDir);
  const keys = unwrap(await client.openApi.credentials());
  const partner = await startPartner({ ...keys, baseUrl });
  await site.show(await exampleIn(DOCUMENT), { baseUrl });

  const signIn = async (login: string) => {
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'login', value: login, url: site.url }]);
    await page.goto(site.url);
  };
  // The site and its server have one address, as a proxy gives it to them.
  await page.route('**/chatdeck-token', async (route) => {
    const cookie = (await route.request().allHeaders())['cookie'] ?? '';
    const url = `${partner.url}/chatdeck-token`;
    await route.fulfill({ response: await route.fetch({ url, headers: { cookie } }) });
  });

  await signIn('lin');
  await page.getByRole('button', { name: 'Add material' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add material' });
  await dialog.getByLabel('Name').fill('Morning');
  await dialog.getByLabel('Content').fill('Ten pages today.');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Morning', { exact: true }).first()).toBeVisible();

  await signIn('chen');
  await expect(page.getByText('Save something you say often')).toBeVisible();
  await expect(page.getByText('Morning', { exact: true })).toHaveCount(0);

  await signIn('mei');
  await expect(page.getByText('Morning', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add material' })).toHaveCount(0);

  expect(unwrap(await client.material.list()).count).toBe(0);
  const stranger = await fetch(`${partner.url}/chatdeck-token`, { method: 'POST' });
  expect(stranger.status).toBe(401);
  await site.close();
});
