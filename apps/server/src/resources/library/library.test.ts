import { unwrap } from '@chatdeck/sdk';
import { CODE, CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { signUp, useServer, type TestAccount } from '../../testing/test-server';

const server = useServer();

const add = async ({ client }: TestAccount, name: string, tag = '') =>
  unwrap(await client.material.add({ type: CONTENT_TYPE.text, name, tag, content: '你好' })).id;

describe('Several materials', () => {
  it('of another account are neither tagged nor removed nor restored', async () => {
    const [owner, other] = [await signUp(server), await signUp(server)];
    const [stays, gone] = [await add(owner, '一', '甲'), await add(owner, '二')];
    unwrap(await owner.client.library.remove([gone]));
    const { library } = other.client;
    expect(unwrap(await library.tag([{ id: stays, tag: '乙' }])).ids).toEqual([]);
    expect(unwrap(await library.remove([stays])).ids).toEqual([]);
    expect(unwrap(await library.restore([gone])).ids).toEqual([]);
    expect(unwrap(await library.counts()).list).toEqual([]);
    expect(unwrap(await owner.client.material.list()).list).toMatchObject([
      { id: stays, tag: '甲', version: 1 },
    ]);
  });

  it('are listed by their last change, from either end', async () => {
    const account = await signUp(server);
    const [one, two, three] = [
      await add(account, '一'),
      await add(account, '二'),
      await add(account, '三'),
    ];
    unwrap(await account.client.library.tag([{ id: one, tag: '新' }]));
    const page = async (current: number) =>
      unwrap(
        await account.client.material.list({ sort: 'updated', current, pageSize: 1 }),
      ).list.map(({ id }) => id);
    expect([await page(1), await page(2), await page(3)]).toEqual([[one], [three], [two]]);
  });

  it('say how large their files are', async () => {
    const account = await signUp(server);
    const { client } = account;
    const file = new File(['%PDF-1.4 a menu'], 'menu.pdf', { type: 'application/pdf' });
    const { url } = await client.upload.upload('material', file);
    const input = { type: CONTENT_TYPE.file, fileType: 'pdf' };
    const stored = unwrap(await client.material.add({ ...input, name: '菜单', url }));
    const elsewhere = unwrap(
      await client.material.add({ ...input, name: '别处', url: 'https://a.cn/b.pdf' }),
    );
    const text = await add(account, '一');
    expect(unwrap(await client.library.sizes([stored.id, elsewhere.id, text])).list).toEqual([
      { id: stored.id, bytes: file.size },
    ]);
    const other = await signUp(server);
    expect(unwrap(await other.client.library.sizes([stored.id])).list).toEqual([]);
  });

  it('are at most as many as a page of sizes or a call of changes has', async () => {
    const { client } = await signUp(server);
    const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));
    expect(await client.library.sizes(ids(101))).toMatchObject({ code: CODE.invalidValue });
    expect(unwrap(await client.library.remove(ids(2_000))).ids).toEqual([]);
    expect(await client.library.remove(ids(2_001))).toMatchObject({ code: CODE.invalidValue });
  });
});
