import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import {
  buildOtherMaterial,
  buildTextMaterial,
  SCENARIOS,
  type MockBackendOptions,
} from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { MaterialLibrary } from './material-library';

const slow = { timeout: 30_000 };
const cards = async () => within(await screen.findByRole('list', { name: '素材列表' }, slow));

const tagged: MockBackendOptions = {
  change: (state) => {
    state.materials = [
      buildTextMaterial(0, { name: '问候', tag: '日常' }),
      buildTextMaterial(1, { name: '开业', tag: '活动' }),
      buildTextMaterial(2, { name: '打折', tag: '活动' }),
      buildOtherMaterial(0),
    ];
  },
};

describe('The library of materials', () => {
  it('shows each material as its recipient sees it', slow, async () => {
    show(<MaterialLibrary />, {
      change: (state) => {
        state.materials = [
          buildTextMaterial(2),
          buildOtherMaterial(0),
          buildOtherMaterial(1),
          buildOtherMaterial(2),
        ];
      },
    });
    const list = await cards();
    expect(list.getByText('早安，今天也读十页吧。')).toBeVisible();
    // The own name of the file, without the folder that it is stored in.
    expect(list.getByText('menu.pdf')).toBeVisible();
    expect(list.getAllByText('六月共读书单')).toHaveLength(2);
    expect(list.getByText('小程序')).toBeVisible();
  });

  it('takes a new one while those before cannot be loaded', slow, async () => {
    const { user } = show(<MaterialLibrary />, {
      faults: { 'material.list': { kind: 'code', code: 50000 } },
    });
    expect(await screen.findByRole('button', { name: '重试' }, slow)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '添加素材' }));
    expect(await screen.findByRole('dialog', undefined, slow)).toBeVisible();
  });

  it(
    'shows a file by the name that it came with, where it is stored under another',
    slow,
    async () => {
      show(<MaterialLibrary />, {
        change: (state) => {
          const common = { id: '9', type: CONTENT_TYPE.file, tag: '', fileType: 'pdf', version: 1 };
          const updatedAt = new Date().toISOString();
          const url = 'https://files.example/u1/file.pdf';
          state.materials = [{ ...common, name: '六月菜单.pdf', url, updatedAt }];
        },
      });
      const list = await cards();
      expect(list.getAllByText('六月菜单.pdf')).toHaveLength(2);
      expect(list.queryByText('file.pdf')).toBeNull();
    },
  );

  it('opens a material from anywhere on its card', slow, async () => {
    const { user } = show(<MaterialLibrary />);
    await user.click((await cards()).getByRole('button', { name: '早安' }));
    expect(await screen.findByRole('dialog', { name: '编辑素材' }, slow)).toBeVisible();
  });

  it('leads to the page of each type, of which one is current', slow, async () => {
    const onNavigate = vi.fn();
    const { user } = show(<MaterialLibrary type={CONTENT_TYPE.text} />, {}, { onNavigate });
    const types = within(screen.getByRole('navigation', { name: '素材类型' }));
    expect(types.getByRole('button', { current: true })).toHaveTextContent('文本');
    await user.click(types.getByRole('button', { name: '文件' }));
    expect(onNavigate).toHaveBeenCalledWith({ to: 'material.file' });
    // The page stays what it is until the host has navigated.
    expect(screen.getByRole('heading', { name: '文本素材' })).toBeVisible();
  });

  it('filters in place where it is not one page of several', slow, async () => {
    const onNavigate = vi.fn();
    const { user } = show(<MaterialLibrary />, {}, { onNavigate });
    expect((await cards()).getAllByRole('listitem')).toHaveLength(20);
    // How many there are comes later, and is part of the name.
    await user.click(screen.getByRole('button', { name: /^文件/ }));
    await waitFor(async () => expect((await cards()).getAllByRole('listitem')).toHaveLength(2));
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it(
    'has the type and the tag of the host, and leaves it to the host to take others',
    slow,
    async () => {
      const onFilterChange = vi.fn();
      const onPageChange = vi.fn();
      const { user } = show(
        <MaterialLibrary
          pageSize={1}
          page={2}
          onPageChange={onPageChange}
          filter={{ type: CONTENT_TYPE.text, tag: '活动' }}
          onFilterChange={onFilterChange}
        />,
        tagged,
      );
      const isShown = async () => {
        expect((await cards()).getAllByRole('listitem')).toHaveLength(1);
        expect(screen.getByRole('button', { name: /^文本/, current: true })).toBeVisible();
        expect(screen.getByRole('radio', { name: '活动 2' })).toBeChecked();
      };
      await screen.findByRole('radio', { name: '活动 2' }, slow);
      await isShown();
      await user.click(screen.getByRole('radio', { name: '日常 1' }));
      expect(onFilterChange).toHaveBeenLastCalledWith({ type: CONTENT_TYPE.text, tag: '日常' });
      await user.click(screen.getByRole('button', { name: /^文件/ }));
      expect(onFilterChange).toHaveBeenLastCalledWith({ type: CONTENT_TYPE.file });
      expect(onPageChange.mock.calls).toEqual([[1], [1]]);
      await isShown();
    },
  );

  it('tells a host that has no filter of the whole one that it has itself', slow, async () => {
    const onFilterChange = vi.fn();
    const { user } = show(<MaterialLibrary onFilterChange={onFilterChange} />, tagged);
    await user.click(await screen.findByRole('button', { name: /^文本/ }, slow));
    await user.click(await screen.findByRole('radio', { name: '日常 1' }, slow));
    expect(onFilterChange.mock.calls).toEqual([
      [{ type: CONTENT_TYPE.text }],
      [{ type: CONTENT_TYPE.text, tag: '日常' }],
    ]);
    await waitFor(async () => expect((await cards()).getAllByRole('listitem')).toHaveLength(1));
  });

  it('says that links are for members before any form', slow, async () => {
    const { user } = show(<MaterialLibrary type={CONTENT_TYPE.h5} />, SCENARIOS.restricted);
    expect(await screen.findByText('本功能需要开通会员方可使用', undefined, slow)).toBeVisible();
    for (const name of ['添加素材', /的操作$/]) {
      const [control] = await screen.findAllByRole('button', { name }, slow);
      await user.click(control ?? document.body);
      if (name !== '添加素材')
        await user.click(await screen.findByRole('menuitem', { name: '编辑' }));
      const box = within(await screen.findByRole('alertdialog', { name: '会员功能' }, slow));
      await user.click(box.getByRole('button', { name: '取消' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says where a material is used before it is deleted', slow, async () => {
    const { user } = show(<MaterialLibrary />, {
      change: (state) => {
        const id = String(state.materials[2]?.id);
        const place = { place: 'replyKeywords', at: 0, id: null, label: '价格' };
        state.relations = { [id]: [place] };
      },
    });
    await user.click((await cards()).getByRole('button', { name: '早安的操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '删除' }, slow));
    const dialog = within(await screen.findByRole('alertdialog', { name: /还在用/ }, slow));
    await user.click(dialog.getByRole('button', { name: '仍然删除' }));
    expect(await screen.findByText('已删除「早安」', undefined, slow)).toBeVisible();
  });

  it('says what failed with the id of the request, and tries again', slow, async () => {
    const body = '{"code":50000,"message":"服务器出错了","data":{"requestId":"7f0c2a9e"}}';
    const { user } = show(<MaterialLibrary />, {
      faults: { 'material.list': { kind: 'raw', status: 200, body } },
    });
    expect(await screen.findByRole('heading', { name: '加载失败' }, slow)).toBeVisible();
    expect(await screen.findByText('7f0c2a9e', undefined, slow)).toBeVisible();
    expect(screen.getByRole('button', { name: '复制请求号' })).toBeVisible();
    const before = requestsTo('/material/list').length;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(requestsTo('/material/list').length).toBeGreaterThan(before));
  });
});
