import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { buildMany, buildOtherMaterial, buildTextMaterial } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { partnerSession } from '#lists/rules/rule-list.fixtures.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { MaterialLibrary } from './material-library';

const meta = {
  title: 'Features/Material/MaterialLibrary',
  component: MaterialLibrary,
  tags: ['screen'],
  args: { onSaved: fn(), onViewChange: fn() },
  parameters: storyBackend(),
} satisfies Meta<typeof MaterialLibrary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: '素材列表' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(20);
    await expect(list.getByRole('button', { name: '早安' })).toBeVisible();
    await expect(list.getAllByText('早安，今天也读十页吧。')[0]).toBeVisible();
    await expect(canvas.getByText('共 20 个')).toBeVisible();
  },
};

export const AsTable: Story = {
  args: { initialView: 'table' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('cell', { name: '新人欢迎语' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '网格' }));
    await expect(await canvas.findByRole('button', { name: '新人欢迎语' })).toBeVisible();
    await expect(args.onViewChange).toHaveBeenCalledWith('grid');
  },
};

const common = { tag: '活动', version: 1, updatedAt: '2026-05-20T06:32:00.000Z' };

/** Every kind of preview, and a picture that cannot be shown. */
export const Kinds: Story = {
  parameters: storyBackend({
    change: (state) => {
      const files = ['menu.pdf', 'prices.xlsx', 'photos.zip', 'song.mp3', 'opening.mp4'];
      state.materials = [
        ...buildMany(3, buildOtherMaterial),
        ...files.map((name, at) => ({
          ...common,
          id: String(20 + at),
          type: 2 as const,
          name: name.replace(/\..*/, ''),
          fileType: name.replace(/.*\./, ''),
          url: `https://files.chatdeck.test/u/user-1/x7/${name}`,
        })),
        { ...common, id: '32', type: 2, name: '旧海报', fileType: 'png', url: 'gone.png' },
        ...buildMany(2, buildTextMaterial),
      ];
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('图片打不开')).toBeVisible();
    await expect(canvas.getByText('prices.xlsx')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: storyBackend({ amount: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '先存一个常用的' })).toBeVisible();
  },
};

export const EmptyFiles: Story = {
  args: { type: CONTENT_TYPE.file },
  parameters: storyBackend({ amount: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有文件' })).toBeVisible();
  },
};

/** A phone shows three of the tabs: the one of the page among them. */
export const EmptyMiniPrograms: Story = {
  args: { type: CONTENT_TYPE.mini },
  globals: { width: '320' },
  parameters: storyBackend({ amount: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有小程序' })).toBeVisible();
    const tabs = canvas.getByRole('navigation', { name: '素材类型' });
    await waitFor(async () => {
      const current = tabs.querySelector('[aria-current]')?.getBoundingClientRect();
      const shown = tabs.getBoundingClientRect();
      await expect(current?.right).toBeLessThanOrEqual(shown.right + 1);
      await expect(current?.left).toBeGreaterThanOrEqual(shown.left - 1);
    });
  },
};

export const Loading: Story = {
  parameters: storyBackend({ faults: { 'material.list': { kind: 'never' } } }),
};

export const Failed: Story = {
  parameters: storyBackend({
    faults: {
      'material.list': {
        kind: 'raw',
        status: 200,
        body: '{"code":50000,"message":"服务器出错了","data":{"requestId":"7f0c2a9e"}}',
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '加载失败' })).toBeVisible();
    await expect(await canvas.findByText('7f0c2a9e')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { initialSearch: '会员价' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '没有找到「会员价」' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(await canvas.findByRole('button', { name: '新人欢迎语' })).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.materials = buildMany(4, (at) =>
        buildTextMaterial(at, {
          name: '青禾书房周末亲子共读活动报名须知与到店指引（含停车、寄存与借阅说明），请提前阅读',
          tag: 'weekend-family-reading-programme-2026',
          content: '没有空格的长地址https://qinghe.example/'.repeat(12),
        }),
      );
    },
  }),
};

export const Many: Story = {
  parameters: storyBackend({ amount: 'many' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 209 页' }));
    await expect(await canvas.findByText('4,993–5,000，共 5,000 个')).toBeVisible();
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <MaterialLibrary {...args} />
    </div>
  ),
};

export const DeletesAndUndoes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '早安的操作' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '删除' }));
    await expect(await canvas.findByText('已删除「早安」')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: '早安' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByRole('button', { name: '早安' })).toBeVisible();
  },
};

/** A partner's session that may see materials and not change them. */
export const ReadOnly: Story = {
  parameters: storyBackend(partnerSession('material:read')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('早安')).toBeVisible();
    for (const name of ['添加素材', '上传文件', /的操作$/]) {
      // The rights of the session come with another answer.
      await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    }
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** A partner's session without a right to materials does not see an empty state. */
export const NotInSession: Story = {
  parameters: storyBackend(partnerSession('send')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这里没有开放这一项' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('button', { name: '添加素材' })).toBeNull());
  },
};
