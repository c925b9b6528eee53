import { CODE } from '@chatdeck/sdk/constants';
import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubIdle } from '#lists/config-check/idle.fixtures.ts';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { MaterialLibrary } from '../material-library';

const slow = { timeout: 15_000 };
const place = { place: 'replyKeywords', at: 0, id: null, label: '价格' };

beforeEach(stubIdle);

const bodies = (path: string) =>
  Promise.all(requestsTo(path).map((request) => request.json() as Promise<unknown>));
const card = (name: string) => screen.queryByRole('button', { name });
const bar = () => within(screen.getByRole('group', { name: '批量操作' }));

async function select(names: readonly string[], backend: MockBackendOptions = {}) {
  const { user } = show(<MaterialLibrary />, backend);
  for (const name of names) {
    await user.click(await screen.findByRole('checkbox', { name: `选择${name}` }, slow));
  }
  return user;
}

describe('Several materials', () => {
  it('are moved to a tag by one call, and back to their own by one undo', slow, async () => {
    const user = await select(['早安', '售后']);
    expect(bar().getByText('已选 2 个')).toBeVisible();
    await user.click(bar().getByRole('button', { name: '移到标签' }));
    const dialog = within(await screen.findByRole('dialog', { name: /移到标签/ }, slow));
    await user.click(dialog.getByRole('button', { name: '移过去' }));
    expect(await dialog.findByText('标签必填')).toBeVisible();
    await user.type(dialog.getByLabelText('标签'), '春季');
    await user.click(dialog.getByRole('button', { name: '移过去' }));
    await screen.findByText('已把 2 个移到「春季」', undefined, slow);
    await waitFor(() => expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull());
    expect(await screen.findByRole('radio', { name: '春季 2' }, slow)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByText('已撤销', undefined, slow);
    expect(await bodies('/library/tag')).toEqual([
      {
        list: [
          { id: '3', tag: '春季' },
          { id: '6', tag: '春季' },
        ],
      },
      {
        list: [
          { id: '3', tag: '日签' },
          { id: '6', tag: '常用' },
        ],
      },
    ]);
  });

  it('are moved to a tag that the account has', slow, async () => {
    const user = await select(['早安']);
    await user.click(bar().getByRole('button', { name: '移到标签' }));
    const dialog = within(await screen.findByRole('dialog', { name: /移到标签/ }, slow));
    await user.type(dialog.getByLabelText('标签'), '新');
    await user.click(await screen.findByRole('option', { name: '新人' }, slow));
    await user.click(dialog.getByRole('button', { name: '移过去' }));
    await screen.findByText('已把 1 个移到「新人」', undefined, slow);
  });

  it('lose their tag', slow, async () => {
    const user = await select(['早安']);
    await user.click(bar().getByRole('button', { name: '移到标签' }));
    const dialog = within(await screen.findByRole('dialog', { name: /移到标签/ }, slow));
    await user.click(dialog.getByRole('button', { name: '去掉标签' }));
    await screen.findByText('已去掉 1 个的标签', undefined, slow);
  });

  it('are deleted at once where nothing uses them, and come back by one undo', slow, async () => {
    const user = await select(['早安', '售后'], {
      change: (state) => void (state.relations = {}),
    });
    await user.click(bar().getByRole('button', { name: '删除' }));
    await screen.findByText('已删除 2 个素材', undefined, slow);
    await waitFor(() => expect([card('早安'), card('售后')]).toEqual([null, null]));
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(await screen.findByRole('button', { name: '早安' }, slow)).toBeVisible();
    expect(await screen.findByRole('button', { name: '售后' }, slow)).toBeVisible();
    expect(requestsTo('/library/remove')).toHaveLength(1);
    expect(requestsTo('/library/restore')).toHaveLength(1);
  });

  it('are not deleted before their places of use are shown', slow, async () => {
    const user = await select(['早安', '售后'], {
      change: (state) => void (state.relations = { '3': [place] }),
    });
    await user.click(bar().getByRole('button', { name: '删除' }));
    const name = '其中 1 个还在用，仍然删除全部 2 个？';
    const dialog = within(await screen.findByRole('alertdialog', { name }, slow));
    expect(dialog.getByRole('heading', { name: '早安' })).toBeVisible();
    expect(await dialog.findByRole('button', { name: '简单问答' }, slow)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '不删' }));
    expect(requestsTo('/library/remove')).toHaveLength(0);
    expect(bar().getByText('已选 2 个')).toBeVisible();
  });

  it('say how many were gone already', slow, async () => {
    const user = await select(['早安', '售后'], {
      calls: { 'library.remove': () => ({ ids: ['3'] }) },
      change: (state) => void (state.relations = {}),
    });
    await user.click(bar().getByRole('button', { name: '删除' }));
    await screen.findByText('已删除 1 个素材', undefined, slow);
    expect(screen.getByText('另外 1 个之前已经不在了。')).toBeVisible();
  });

  it('stay selected where the server refuses', slow, async () => {
    const user = await select(['早安'], {
      faults: { 'library.tag': { kind: 'code', code: CODE.serverError } },
    });
    await user.click(bar().getByRole('button', { name: '移到标签' }));
    const dialog = within(await screen.findByRole('dialog', { name: /移到标签/ }, slow));
    await user.click(dialog.getByRole('button', { name: '去掉标签' }));
    await screen.findByRole('alert', undefined, slow);
    expect(bar().getByText('已选 1 个')).toBeVisible();
  });

  it('are chosen as a range with Shift, and as all that a search found', slow, async () => {
    const user = await select(['新人欢迎语'], { amount: 'many' });
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: '选择预约座位' }));
    await user.keyboard('{/Shift}');
    expect(bar().getByText('已选 4 个')).toBeVisible();
    await user.click(bar().getByRole('button', { name: '全选本页' }));
    expect(bar().getByText('已选 24 个')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: '搜名称或标签' }), '早安 1');
    const found = await screen.findByText(/^1–24，共 \d+ 个$/, undefined, slow);
    await waitFor(() => expect(found).not.toHaveTextContent('5,000'), slow);
    const count = /共 (\d+) 个/.exec(found.textContent)?.[1] ?? '';
    await user.click(bar().getByRole('button', { name: '全选本页' }));
    await user.click(bar().getByRole('button', { name: `选择全部 ${count} 个` }));
    await bar().findByText(`已选 ${count} 个`, undefined, slow);
  });

  it('are selected in the table too', slow, async () => {
    const { user } = show(<MaterialLibrary initialView="table" />);
    await user.click(await screen.findByRole('checkbox', { name: '选择早安' }, slow));
    expect(bar().getByText('已选 1 个')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '网格' }));
    expect(await screen.findByRole('checkbox', { name: '选择早安' })).toBeChecked();
  });
});

describe('The library', () => {
  it('counts each type, and says how large files are', slow, async () => {
    show(<MaterialLibrary />);
    expect(await screen.findByRole('button', { name: '全部 20' }, slow)).toBeVisible();
    expect(screen.getByRole('button', { name: '文件 2' })).toBeVisible();
    expect(await screen.findAllByText('840 kB', undefined, slow)).toHaveLength(2);
  });

  it('is sorted by the server', slow, async () => {
    const { user } = show(<MaterialLibrary />);
    await user.click(await screen.findByRole('button', { name: '排序：最近添加' }, slow));
    await user.click(await screen.findByRole('menuitem', { name: '最早添加' }, slow));
    const list = within(await screen.findByRole('list', { name: '素材列表' }, slow));
    await waitFor(
      () => expect(list.getAllByRole('listitem')[0]).not.toHaveTextContent('新人欢迎语'),
      slow,
    );
    expect(screen.getByRole('button', { name: '排序：最早添加' })).toBeVisible();
  });
});
