import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { buildTextMaterial } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import MaterialPickerDialog from './material-picker-dialog';

const meta = {
  title: 'Features/Material/MaterialPickerDialog',
  component: MaterialPickerDialog,
  tags: ['screen'],
  args: { isOpen: true, onOpenChange: fn(), onSelectionChange: fn() },
  parameters: storyBackend(),
} satisfies Meta<typeof MaterialPickerDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const chosenNames = (root: HTMLElement) =>
  within(within(root).getByRole('list', { name: '已选素材，按顺序' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('span + span > span')?.textContent);

/** Chooses one on the first page, one on the second, then another on the first. */
const chooseThree: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /早安/ }));
  await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
  await canvas.findByText('6–10，共 20 个');
  await userEvent.click(await canvas.findByRole('checkbox', { name: /售后/ }));
  await userEvent.click(canvas.getByRole('button', { name: '上一页' }));
  await userEvent.click(await canvas.findByRole('checkbox', { name: /营业时间与地址/ }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–5，共 20 个')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(5);
    await expect(canvas.getByText(/^还没有选/)).toBeVisible();
  },
};

export const KeepsOrder: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent, args } = context;
    await chooseThree(context);
    await expect(chosenNames(canvasElement)).toEqual(['早安', '售后', '营业时间与地址']);
    await userEvent.click(canvas.getByRole('button', { name: '移除售后' }));
    await expect(chosenNames(canvasElement)).toEqual(['早安', '营业时间与地址']);
    await userEvent.click(canvas.getByRole('button', { name: '确定（2）' }));
    const names = [{ name: '早安' }, { name: '营业时间与地址' }];
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(1);
    await expect(args.onSelectionChange).toHaveBeenCalledWith(
      names.map((name) => expect.objectContaining(name) as object),
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Chosen: Story = { play: chooseThree };
export const ChosenDark: Story = { play: chooseThree, globals: { scheme: 'dark' } };
export const ChosenNarrow: Story = { play: chooseThree, globals: { width: '320' } };

export const OverLimit: Story = {
  args: { limit: 2 },
  play: async (context) => {
    await chooseThree(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('只能选中2项');
    await expect(chosenNames(context.canvasElement)).toEqual(['早安', '售后']);
  },
};

export const Single: Story = {
  args: { limit: 1 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /早安/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /营业时间与地址/ }));
    await expect(chosenNames(canvasElement)).toEqual(['营业时间与地址']);
  },
};

export const ByType: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '小程序' }));
    await expect(await canvas.findByText('共 2 个')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { name: /预约座位/ })).toHaveLength(2);
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: '搜名称或标签' }),
      '没有这个',
    );
    await expect(await canvas.findByText('没有找到「没有这个」')).toBeVisible();
    const [, clear] = canvas.getAllByRole('button', { name: '清除搜索' });
    await userEvent.click(clear ?? document.body);
    await expect(await canvas.findByText('1–5，共 20 个')).toBeVisible();
  },
};

/** A notice accepts texts only: the other types are listed with the reason. */
export const Restricted: Story = {
  args: {
    disabledReason: ({ type }) => (type === CONTENT_TYPE.text ? undefined : '群公告仅支持文本'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '文件' }));
    await canvas.findByText('共 2 个');
    for (const row of canvas.getAllByRole('checkbox', { name: /群公告仅支持文本/ })) {
      await expect(row).toBeDisabled();
    }
  },
};

export const OnePage: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.materials = state.materials.slice(0, 3);
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共 3 个')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '下一页' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: storyBackend({ faults: { 'material.list': { kind: 'never' } } }),
};

export const Empty: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.materials = [];
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有素材' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '添加素材' }));
    await userEvent.type(
      await canvas.findByLabelText('素材别名', {}, { timeout: 5_000 }),
      '营业时间',
    );
    await userEvent.type(canvas.getByLabelText('内容'), '每天 10:00 到 22:00');
    await userEvent.click(canvas.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByRole('checkbox', { name: /营业时间/ })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'material.list': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NetworkFails: Story = {
  parameters: storyBackend({ faults: { 'material.list': { kind: 'offline' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '加载失败' })).toBeVisible();
  },
};

const LONG = [0, 1, 2].map((at) =>
  buildTextMaterial(at, {
    name: `${at + 1} 青禾书房周末亲子共读活动报名与到店指引，请务必提前一天填写问卷`,
    content: '没有空格的长地址https://qinghe.example/'.repeat(6),
  }),
);
export const LongContent: Story = {
  args: { selection: LONG },
  parameters: storyBackend({
    change: (state) => {
      state.materials = LONG;
    },
  }),
  globals: { width: '320' },
};

export const English: Story = { globals: { locale: 'en' } };
