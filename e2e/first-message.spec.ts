import type { Page } from '@playwright/test';
import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { watchErrors } from './support/page-errors';
import { expect, test } from './support/test';

const ACCOUNT = { name: '林知远', email: 'lin@qinghe.cn', password: '一句够长的口令 7' };
const DEFAULT_REPLY = '我在，直接说事就好';
const MATERIAL = { name: '早安', content: '早安，今天也读十页吧。' };
/** A one-pixel picture. */
const PICTURE = {
  name: '共读海报',
  file: 'poster.png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function signUp(page: Page, url: string) {
  await page.goto(url);
  await expect(page).toHaveURL(`${url}/login`);
  await page.getByRole('link', { name: '注册' }).click();
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByText('昵称必填')).toBeVisible();
  await page.getByLabel('昵称').fill(ACCOUNT.name);
  await page.getByLabel('邮箱').fill(ACCOUNT.email);
  await page.getByLabel('密码', { exact: true }).fill(ACCOUNT.password);
  await page.getByRole('button', { name: '注册' }).click();
}

async function initialiseConfig(page: Page, url: string) {
  await expect(page).toHaveURL(`${url}/wechat/index`);
  await expect(page.getByText('新注册用户，请先初始化配置文件')).toBeVisible();
  await page.getByRole('button', { name: '初始化配置' }).click();
  await page.getByLabel('默认回复').fill(DEFAULT_REPLY);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('第 2 版已保存，待机器人同步')).toBeVisible();
}

async function readKeys(page: Page) {
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('link', { name: '个人中心' }).click();
  const key = page.getByRole('group', { name: 'API Key' });
  const secret = page.getByRole('group', { name: 'API Secret' });
  await expect(secret).not.toContainText(/[0-9a-f]{16}/);
  await secret.getByRole('button', { name: '显示' }).click();
  return { key: await valueOf(key), secret: await valueOf(secret) };
}

const valueOf = async (field: ReturnType<Page['getByRole']>) =>
  (await field.innerText()).split('\n').at(-1)?.trim() ?? '';

async function addMaterial(page: Page) {
  await page.getByRole('button', { name: '素材库', exact: true }).click();
  await page.getByRole('link', { name: '文本素材' }).click();
  await page.getByRole('button', { name: '添加素材' }).first().click();
  const dialog = page.getByRole('dialog', { name: '添加素材' });
  await dialog.getByRole('button', { name: '添加' }).click();
  await expect(dialog.getByText('素材别名必填')).toBeVisible();
  await dialog.getByLabel('素材别名').fill(MATERIAL.name);
  await dialog.getByLabel('内容').fill(MATERIAL.content);
  await dialog.getByRole('button', { name: '添加' }).click();
  await expect(page.getByText('添加成功')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Uploads a picture as the first action of a new account. */
async function addPicture(page: Page) {
  await page.getByRole('button', { name: '素材库', exact: true }).click();
  await page.getByRole('link', { name: '文件素材' }).click();
  await page.getByRole('button', { name: '添加素材' }).first().click();
  const dialog = page.getByRole('dialog', { name: '添加素材' });
  await dialog.getByLabel('素材别名').fill(PICTURE.name);
  const { file, bytes } = PICTURE;
  const picture = { name: file, mimeType: 'image/png', buffer: bytes };
  await dialog.getByLabel('文件', { exact: true }).setInputFiles(picture);
  await expect(dialog.getByText('已上传')).toBeVisible();
  await dialog.getByRole('button', { name: '添加' }).click();
  await expect(page.getByText('添加成功')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function sendToGroup(page: Page, topic: string, material: string) {
  // By name, since the page being left has a search field too.
  await page.getByRole('searchbox', { name: '搜群名' }).fill(topic);
  await page.getByRole('button', { name: `发消息到${topic}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('从素材选').click();
  await dialog.getByRole('button', { name: '选择素材' }).click();
  const picker = page.getByRole('dialog', { name: '选择素材' });
  await picker.getByText(material, { exact: true }).click();
  await picker.getByRole('button', { name: '确定（1）' }).click();
  await dialog.getByRole('button', { name: '发送' }).click();
  await expect(page.getByText('发送成功，5s内请勿再次发送')).toBeVisible();
  // The dialog stays open for a second message.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('from signing up to a message that the real robot says', async ({
  page,
  startServer,
  startRobot,
}) => {
  const expectNoErrors = watchErrors(page);
  const server = await startServer();
  await signUp(page, server.url);
  await initialiseConfig(page, server.url);
  await addPicture(page);
  const { key, secret } = await readKeys(page);

  const robot = startRobot({ key, secret, server: server.url });
  await robot.waitFor((event) => event.event === 'mqtt-connected', 40_000);

  await page.getByRole('link', { name: '基础配置' }).click();
  await expect(page.getByText('第 2 版已在机器人上生效')).toBeVisible();
  await page.getByRole('link', { name: '好友列表' }).click();
  await expect(page.getByText('共 170 位好友')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('searchbox').fill('周明');
  await expect(page.getByRole('row').filter({ hasText: '周明' })).toBeVisible();

  await addMaterial(page);
  await page.getByRole('link', { name: '群列表' }).click();
  await sendToGroup(page, '读书会', MATERIAL.name);

  const said = await robot.waitFor((event) => event.event === 'said');
  expect(said).toMatchObject({ to: { kind: 'room', name: '读书会' }, type: 'text' });
  expect(said).toHaveProperty('text', MATERIAL.content);

  await sendToGroup(page, '晨跑打卡', PICTURE.name);
  const shown = await robot.waitFor((event) => event.event === 'said' && event.type !== 'text');
  expect(shown).toMatchObject({
    to: { kind: 'room', name: '晨跑打卡' },
    type: 'file',
    name: PICTURE.file,
    mediaType: 'image/png',
  });

  robot.receive({ from: '周明', room: '读书会', text: '', atRobot: true });
  await robot.waitFor(
    (event) =>
      event.event === 'said' && event.type === 'text' && event.text.includes(DEFAULT_REPLY),
  );

  const robotExit = await robot.stop();
  const troubles = robot.events.filter(({ event }) => event === 'error' || event === 'failed');
  expect({ robotExit, troubles }).toEqual({ robotExit: 0, troubles: [] });
  await keepsUnknownFields(server.url);
  expectNoErrors();
  expect(await server.stop()).toBe(0);
});

/** A config field unknown to this console survives a save through the form. */
async function keepsUnknownFields(baseUrl: string) {
  const session: { token?: string } = {};
  const client = createChatdeckClient({ baseUrl, auth: { getToken: () => session.token } });
  session.token = unwrap(await client.account.login(ACCOUNT)).token;
  const stored = unwrap(await client.robot.config.load());
  const config = JSON.stringify({ ...JSON.parse(stored.config ?? ''), fromTheFuture: { a: [1] } });
  unwrap(await client.robot.config.save({ config, baseVersion: stored.version }));
  const again = unwrap(await client.robot.config.load());
  expect(again.config).toBe(config);
}
