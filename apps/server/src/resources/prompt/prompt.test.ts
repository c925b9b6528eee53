import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { call, signUp, signUpMember, useServer } from '../../testing/test-server';

const server = useServer();
const role = { name: '耐心的客服', content: '你是客服。用 {"answer": 1} 回答。' };

describe('Preset roles', () => {
  it('are added, read, changed and removed by a member', async () => {
    const { client } = await signUpMember(server);
    const { id } = unwrap(await client.prompt.add({ ...role, name: ' 耐心的客服 ' }));
    expect(unwrap(await client.prompt.get(id))).toEqual({ id, ...role, version: 1 });

    unwrap(await client.prompt.update(id, { name: '老师', content: '你是老师。' }));
    expect(unwrap(await client.prompt.all())).toEqual([
      { id, name: '老师', content: '你是老师。', version: 2 },
    ]);
    unwrap(await client.prompt.remove(id));
    expect(unwrap(await client.prompt.all())).toEqual([]);
    expect(await client.prompt.get(id)).toMatchObject({ code: CODE.notFound });
    expect(await client.prompt.update(id, role)).toMatchObject({ code: CODE.notFound });
    expect(await client.prompt.remove(id)).toMatchObject({ code: CODE.notFound });
  });

  it('are listed newest first, page by page, filtered by name', async () => {
    const { client } = await signUpMember(server);
    for (const name of ['一号', '二号', '三']) await client.prompt.add({ ...role, name });
    const page = unwrap(await client.prompt.list({ current: 2, pageSize: 2 }));
    expect(page).toMatchObject({ count: 3, list: [{ name: '一号' }] });
    const found = unwrap(await client.prompt.list({ name: '号' }));
    expect(found.list.map(({ name }) => name)).toEqual(['二号', '一号']);
  });

  it('are read by everybody and written by members alone', async () => {
    const { client } = await signUp(server);
    expect(unwrap(await client.prompt.list())).toEqual({ count: 0, list: [] });
    const refused = { ok: false, code: CODE.membershipNeeded };
    expect(await client.prompt.add(role)).toMatchObject(refused);
    expect(await client.prompt.update('1', role)).toMatchObject(refused);
    expect(await client.prompt.remove('1')).toMatchObject(refused);
  });

  it.each([
    [{ name: ' ', content: 'x' }, CODE.missingValue, 'name'],
    [{ name: 'x' }, CODE.missingValue, 'content'],
    [{ name: 'x'.repeat(51), content: 'x' }, CODE.invalidValue, 'name'],
    [{ name: 'x', content: 'x'.repeat(10_001) }, CODE.invalidValue, 'content'],
  ])('are refused with the rule that is broken', async (body, code, path) => {
    const { token } = await signUpMember(server);
    const answer = await call(server, 'POST', '/v1/api/promot_store', { token, body });
    expect(answer).toMatchObject({ code, data: { issues: [{ path }] } });
  });

  it('reach the robot under its own word, safe from its template engine', async () => {
    const { client, robot } = await signUpMember(server);
    const { id } = unwrap(await client.prompt.add(role));
    const read = async () => (await robot.get('/promot/info', { id })).data;
    const promot = '你是客服。用 {{"answer": 1}} 回答。';
    expect(await read()).toEqual({ id, name: role.name, promot });
    await client.prompt.remove(id);
    expect(await read()).toEqual({});
  });
});
