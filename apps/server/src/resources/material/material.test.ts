import { unwrap } from '@chatdeck/sdk';
import { CODE, CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, signUp, useServer, type TestAccount } from '../../testing/test-server';

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

  it('are listed newest first, page by page', async () => {
    const account = await signUp(server);
    for (const name of ['一', '二', '三']) await add(account, name);
    const page = async (current: number) =>
      unwrap(await account.client.material.list({ current, pageSize: 2 }));
    expect((await page(1)).list.map(({ name }) => name)).toEqual(['三', '二']);
    expect(await page(2)).toMatchObject({ count: 3, list: [{ name: '一' }] });
    expect(await page(9)).toEqual({ count: 3, list: [] });
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
