import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { buildMany, buildTextMaterial, MockRefusal } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { MaterialPanel } from './material-panel';

const meta = {
  title: 'Features/Material/MaterialPanel',
  component: MaterialPanel,
  tags: ['screen'],
  args: { onSaved: fn() },
  parameters: storyBackend(),
} satisfies Meta<typeof MaterialPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '新人欢迎语' })).toBeVisible();
    await expect(canvas.getByText('1–10，共 20 个')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: storyBackend({ amount: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '先存一个常用的' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: storyBackend({ faults: { 'material.list': { kind: 'never' } } }),
};

/** What a session may do is not known yet: an action keeps its place, looks as usual for a moment, and then fades. */
export const WaitsForSession: Story = {
  parameters: storyBackend({ faults: { 'account.info': { kind: 'never' } } }),
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: '添加素材' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(getComputedStyle(add).opacity).toBe('1');
    await waitFor(() => expect(getComputedStyle(add).opacity).toBe('0.5'));
    await expect(await canvas.findByRole('cell', { name: '新人欢迎语' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '早安的操作' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'material.list': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '加载失败' })).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

export const Many: Story = {
  parameters: storyBackend({ amount: 'many' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 500 页' }));
    await expect(await canvas.findByText('4,991–5,000，共 5,000 个')).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.materials = buildMany(4, (at) =>
        buildTextMaterial(at, {
          name: '青禾书房周末亲子共读活动报名须知与到店指引（含停车、寄存与借阅说明）',
          tag: 'weekend-family-reading-programme-2026',
          content: '没有空格的长地址https://qinghe.example/'.repeat(12),
        }),
      );
    },
  }),
};

export const FilesOnly: Story = {
  args: { type: CONTENT_TYPE.file },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '文件素材' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: '类型' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '添加素材' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '添加素材' }));
    await expect(await dialog.findByText('选择文件')).toBeVisible();
    await expect(dialog.queryByRole('radio', { name: /文本/ })).toBeNull();
  },
};

export const WithoutHeader: Story = { args: { hasHeader: false } };

export const Searches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜名称或标签' }), '会员');
    await waitFor(() => expect(canvas.getByText('共 2 个')).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜名称或标签' }), '价');
    await expect(await canvas.findByRole('heading', { name: '没有找到「会员价」' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: '清除搜索' })[0] ?? document.body);
    await expect(await canvas.findByRole('cell', { name: '新人欢迎语' })).toBeVisible();
  },
};

export const Adds: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加素材' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '添加素材' }));
    await userEvent.type(dialog.getByLabelText('素材别名'), '停车指引');
    await userEvent.type(dialog.getByLabelText('内容'), '地下二层可停两小时');
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByRole('cell', { name: '停车指引' })).toBeVisible();
    await expect(args.onSaved).toHaveBeenCalledTimes(1);
  },
};

export const DeletesAndUndoes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '早安的操作' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '删除' }));
    await expect(await canvas.findByText('已删除「早安」')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('cell', { name: '早安' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByRole('cell', { name: '早安' })).toBeVisible();
  },
};

export const SessionEnds: Story = {
  parameters: storyBackend({ faults: { '*': { kind: 'code', code: 40004 } } }),
  play: async ({ canvas }) => {
    const box = within(await canvas.findByRole('alertdialog', { name: '重新登录' }));
    await expect(box.getByText('您已退出登录，请重新登录')).toBeVisible();
    await expect(box.getByRole('button', { name: '取消' })).toBeVisible();
  },
};

export const KeepsLastGoodRows: Story = {
  parameters: storyBackend({
    calls: {
      'material.list': (() => {
        let calls = 0;
        return ({ pageSize }: { pageSize?: number | undefined }) => {
          calls += 1;
          if (calls > 1) throw new MockRefusal(50000);
          return { count: 20, list: buildMany(pageSize ?? 10, buildTextMaterial) };
        };
      })(),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 2 页' }));
    await expect(await canvas.findByText('列表没有更新')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '新人欢迎语' })).toBeVisible();
  },
};
