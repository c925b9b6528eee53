import { unwrap, type MaterialForm } from '@chatdeck/sdk';
import { CODE, CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dearestPage } from '../../testing/dearest-page';
import { call, signUp, signUpMember, useServer, type TestAccount } from '../../testing/test-server';
import { materials } from '../../database/schema';

const server = useServer();
let someone: TestAccount;
beforeAll(async () => void (someone = await signUp(server)));

const add = async ({ client }: TestAccount, name: string, tag = '', content = '你好') =>
  unwrap(await client.material.add({ type: CONTENT_TYPE.text, name, tag, content }));

describe('Materials', () => {
  it('are added, read, changed and removed', async () => {
    const account = await signUp(server);
    const { client } = account;
    const added = await add(account, ' 问候 ', '早晨');
    expect(added).toMatchObject({ type: 1, name: '问候', tag: '早晨', content: '你好' });
    expect(typeof added.id).toBe('string');

    const change = { type: CONTENT_TYPE.text, name: '晚安', content: '晚安 🌙' };
    unwrap(await client.material.update(added.id, change));
    expect(unwrap(await client.material.get(added.id))).toMatchObject({
      name: '晚安',
      tag: '',
      content: '晚安 🌙',
    });
    unwrap(await client.material.remove(added.id));
    expect(await client.material.get(added.id)).toMatchObject({ code: CODE.notFound });
    expect(await client.material.remove(added.id)).toMatchObject({ code: CODE.notFound });
    expect(await client.material.update(added.id, change)).toMatchObject({ code: CODE.notFound });
  });

  it('are not overwritten by who did not see the last change', async () => {
    const account = await signUp(server);
    const { client } = account;
    const { id, version } = await add(account, '问候');
    const form = (content: string) => ({ type: CONTENT_TYPE.text, name: '问候', content });
    const update = (content: string, baseVersion?: number) =>
      client.material.update(id, { ...form(content), baseVersion });
    expect(unwrap(await update('第一个人', version)).version).toBe(version + 1);
    expect(await update('第二个人', version)).toMatchObject({
      code: CODE.configChanged,
      data: { current: { id, content: '第一个人', version: version + 1 } },
    });
    expect(unwrap(await update('第二个人', version + 1)).version).toBe(version + 2);
    // A change without a version overwrites.
    expect(unwrap(await update('脚本')).version).toBe(version + 3);
  });

  it.each<MaterialForm>([
    { type: 2, name: '价目表', tag: '店', url: 'https://files.cn/a.pdf', fileType: 'pdf' },
    {
      type: 4,
      name: '书单',
      url: 'https://qinghe.cn',
      title: '五月',
      description: '十本',
      thumbUrl: 'https://files.cn/a.png',
    },
    {
      type: 5,
      name: '预约',
      appid: 'wx1',
      username: 'gh_1',
      title: '座位',
      description: '窗',
      pagePath: 'pages/a',
      thumbUrl: 'a.png',
      thumbKey: 'k',
      iconUrl: 'i.png',
    },
  ])('keep everything of their type: $type', async (form) => {
    const { client, robot } = await signUpMember(server);
    const added = unwrap(await client.material.add(form));
    expect(added).toMatchObject(form);
    expect((await robot.get('/wechat/material', { id: added.id })).data).toMatchObject(form);
    const { type } = added;
    expect(unwrap(await client.material.list({ type })).list).toEqual([added]);

    const renamed = { ...form, name: '新名', tag: undefined, iconUrl: undefined };
    expect(unwrap(await client.material.update(added.id, renamed))).toMatchObject({
      type,
      name: '新名',
      tag: '',
      ...('iconUrl' in added && { iconUrl: '' }),
    });
    const asText = { type: CONTENT_TYPE.text, name: 'x', content: 'x' };
    expect(await client.material.update(added.id, asText)).toMatchObject({ code: CODE.notFound });
  });

  it('of the two rich types are added by members alone', async () => {
    const { client } = someone;
    const h5 = {
      type: 4,
      name: '书单',
      url: 'https://a.cn',
      title: 't',
      description: 'd',
    } as const;
    const rich = { ...h5, thumbUrl: 'https://a.cn/a.png' };
    expect(await client.material.add(rich)).toMatchObject({ code: CODE.membershipNeeded });
    const body = { ...rich };
    const { token } = someone;
    const answer = await call(server, 'POST', '/v1/api/material/add', { token, body });
    expect(answer).toMatchObject({ code: CODE.missingValue });
  });

  it('come back for thirty days after their removal', async () => {
    const account = await signUp(server);
    const { client } = account;
    const stored = await add(account, '问候');
    const lost = await add(account, '旧的');
    for (const { id } of [stored, lost]) unwrap(await client.material.remove(id));
    await server.db
      .update(materials)
      .set({ removedAt: sql`now() - interval '31 days'` })
      .where(eq(materials.id, Number(lost.id)));
    expect(unwrap(await client.material.restore(stored.id))).toEqual(stored);
    expect(unwrap(await client.material.list()).list).toEqual([stored]);
    expect(await client.material.restore(lost.id)).toMatchObject({ code: CODE.notFound });
    expect(await someone.client.material.restore(stored.id)).toMatchObject({ code: CODE.notFound });
    // The next removal deletes for good what is past the undo period.
    unwrap(await client.material.remove(stored.id));
    expect(await server.db.$count(materials, eq(materials.id, Number(lost.id)))).toBe(0);
  });

  it('are listed newest first, page by page', async () => {
    const account = await signUp(server);
    for (const name of ['一', '二', '三']) await add(account, name);
    const page = async (current: number) =>
      unwrap(await account.client.material.list({ current, pageSize: 2 }));
    expect((await page(1)).list.map(({ name }) => name)).toEqual(['三', '二']);
    expect(await page(2)).toMatchObject({ count: 3, list: [{ name: '一' }] });
    expect(await page(9)).toEqual({ count: 3, list: [] });
  });

  it('are found by a word of their name or tag, and by a tag, whose uses are counted', async () => {
    const account = await signUp(server);
    await add(account, '春季打折', '活动');
    await add(account, '问候', '活动');
    await add(account, '活动安排', '日常');
    await add(account, '无标签', '');
    const names = async (query: object) =>
      unwrap(await account.client.material.list(query)).list.map(({ name }) => name);
    expect(await names({ word: '活动' })).toEqual(['活动安排', '问候', '春季打折']);
    expect(await names({ tagged: '活动', word: '打折' })).toEqual(['春季打折']);
    expect(await names({ tagged: '活' })).toEqual([]);
    expect(unwrap(await account.client.material.tags()).list).toEqual([
      { tag: '活动', count: 2 },
      { tag: '日常', count: 1 },
    ]);
    expect(unwrap(await account.client.material.tags({ type: 2 })).list).toEqual([]);
    expect(unwrap(await someone.client.material.tags()).list).not.toContainEqual(
      expect.objectContaining({ tag: '活动' }),
    );
  });

  it('are filtered by name, tag and type, with signs of a pattern taken as they are', async () => {
    const account = await signUp(server);
    await add(account, '打折 50%_off', '活动');
    await add(account, '打折 50 off', '活动\\x');
    await add(account, '问候', '日常');
    const names = async (query: object) =>
      unwrap(await account.client.material.list(query)).list.map(({ name }) => name);
    expect(await names({ name: '50%' })).toEqual(['打折 50%_off']);
    expect(await names({ name: '%_O' })).toEqual(['打折 50%_off']);
    expect(await names({ tag: '动' })).toEqual(['打折 50 off', '打折 50%_off']);
    expect(await names({ tag: '\\' })).toEqual(['打折 50 off']);
    expect(await names({ type: 4 })).toEqual([]);
  });

  it.each([
    [{ name: '', content: 'x' }, CODE.missingValue, { path: 'name', message: '素材别名必填' }],
    [{ name: 'x', content: '  ' }, CODE.missingValue, { path: 'content', message: '内容必填' }],
    [{ name: 'x'.repeat(51), content: 'x' }, CODE.invalidValue, { path: 'name' }],
  ])('are refused with the rule that is broken: %o', async (fields, code, issue) => {
    const { token } = someone;
    const body = { type: 1, ...fields };
    const answer = await call(server, 'POST', '/v1/api/material/add', { token, body });
    expect(answer).toMatchObject({ code, data: { issues: [issue] } });
  });

  it.each(['abc', '-1', '0', '1e3', '99999999999999999999', "1' or '1'='1"])(
    'do not exist under the id %s',
    async (id) => {
      expect(await someone.client.material.get(id)).toMatchObject({
        ok: false,
        code: CODE.notFound,
      });
    },
  );

  it('are read by the robot right before it sends them, and gone after their removal', async () => {
    const account = await signUp(server);
    const { id } = await add(account, '问候', '', '新的内容');
    const read = async () => (await account.robot.get('/wechat/material', { id })).data;
    expect(await read()).toMatchObject({ id, type: 1, content: '新的内容' });
    await account.client.material.remove(id);
    expect(await read()).toEqual({});
  });
});

describe('Ten thousand materials', () => {
  it('cost at most twice as much on any page as on the first, and none is left out', async () => {
    const { userId } = await signUp(server);
    const rows = Array.from({ length: 10_000 }, (_, at) => ({
      type: CONTENT_TYPE.text,
      name: `m${at}`,
      content: '早安，今天也读十页吧。'.repeat(4),
    }));
    for (let at = 0; at < rows.length; at += 2_000) {
      await server.services.material.addMany(userId, rows.slice(at, at + 2_000));
    }
    await server.db.execute(sql`analyze ${materials}`);
    const page = (current: number) => server.services.material.page(userId, { current });
    expect(await dearestPage([1, 250, 500, 501, 750, 1_000], page, 2)).toBeLessThanOrEqual(2);
    const seen = await Promise.all([1, 499, 500, 501, 1_000].map(page));
    expect(seen.map(({ count, list }) => [count, list[0]?.name, list.at(-1)?.name])).toEqual([
      [10_000, 'm9999', 'm9990'],
      [10_000, 'm5019', 'm5010'],
      [10_000, 'm5009', 'm5000'],
      [10_000, 'm4999', 'm4990'],
      [10_000, 'm9', 'm0'],
    ]);
  }, 60_000);
});
