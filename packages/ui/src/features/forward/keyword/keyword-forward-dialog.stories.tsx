import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { closingHost } from '#testing/closing-host.tsx';
import { confirmsOnce, refuses, savesAsStored } from '#testing/plays/dialog-plays.ts';
import { chooseFirst } from '#testing/plays/fill.ts';
import { storyBackend } from '#testing/story-backend.ts';
import KeywordForwardDialog from './keyword-forward-dialog';

const LONG = '青禾书房周末亲子共读活动报名须知与到店指引（含停车、寄存与借阅说明）';

const Host = closingHost(KeywordForwardDialog);

const meta = {
  title: 'Features/Forward/KeywordForwardDialog',
  component: KeywordForwardDialog,
  render: (args) => <Host {...args} />,
  args: { isOpen: true, onOpenChange: fn(), onConfirm: fn() },
  parameters: storyBackend(),
} satisfies Meta<typeof KeywordForwardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const rule = {
  keywords: ['求助', '退款'],
  reg: 2 as const,
  type: 'contact' as const,
  targets: [{ id: 'c1', name: '周明' }],
  forwardType: 'room' as const,
  forwardTargets: [{ id: 'r1', name: '青禾客服群' }],
  remark: '第三方写入的字段',
};

export const Default: Story = { tags: ['screen'] };

export const Edit: Story = {
  tags: ['screen'],
  args: { rule },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('求助')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '精确匹配' })).toBeChecked();
    await expect(canvas.getByText('青禾客服群')).toBeVisible();
  },
};

/** Stored values are preserved, including fields that the form does not know. */
export const SavesAsStored: Story = { args: { rule }, play: savesAsStored(rule) };

export const Invalid: Story = {
  tags: ['screen'],
  play: async (context) => {
    const keywords = await context.canvas.findByRole('combobox', { name: '关键词' });
    await refuses(context, '添加', keywords, '关键词必填', '群组必选', '转发群组必选');
  },
};

export const InvalidFriends: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('combobox', { name: '关键词' }), '求助{Enter}');
    for (const radio of canvas.getAllByRole('radio', { name: '好友' }))
      await userEvent.click(radio);
    const friends = await canvas.findByRole('combobox', { name: '监听的好友' });
    await refuses(context, '添加', friends, '好友必选', '转发好友必选');
  },
};

export const Confirms: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.type(await canvas.findByRole('combobox', { name: '关键词' }), '求助{Enter}');
    await chooseFirst(context, '监听的群');
    await chooseFirst(context, '转发到的群');
    await confirmsOnce(context, '添加');
    await expect(args.onConfirm).toHaveBeenCalledWith(
      expect.objectContaining({ keywords: ['求助'], reg: 1, type: 'room', forwardType: 'room' }),
    );
  },
};

/** The host could not save it: dialog and input remain. */
export const HostRefuses: Story = {
  args: { rule, onConfirm: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(1));
    await expect(canvas.getByText('求助')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Switching back to groups restores the groups that were chosen. */
export const SwitchesKind: Story = {
  args: { rule },
  play: async ({ canvas, userEvent }) => {
    const [listen] = await canvas.findAllByRole('radiogroup', { name: '监听类型' });
    const [friends, rooms] = listen ? Array.from(listen.querySelectorAll('label')) : [];
    await userEvent.click(rooms ?? document.body);
    await expect(await canvas.findByRole('combobox', { name: '监听的群' })).toBeVisible();
    await expect(canvas.queryByText('周明')).toBeNull();
    await userEvent.click(friends ?? document.body);
    await expect(await canvas.findByText('周明')).toBeVisible();
  },
};

/** Cancelling closes the dialog without a callback. */
export const Cancels: Story = {
  args: { rule },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const AsksBeforeClosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: '关键词' }), '求助{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(await canvas.findByText('放弃未保存的修改？')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  tags: ['screen'],
  args: {
    rule: {
      ...rule,
      keywords: [LONG, ...rule.keywords],
      forwardTargets: Array.from({ length: 30 }, (_, at) => ({ id: `r${at}`, name: LONG + at })),
    },
  },
};

export const Narrow: Story = { globals: { width: '320' }, args: { rule } };

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText('Enter at least one keyword')).toBeVisible();
  },
};

export const ListFails: Story = {
  parameters: storyBackend({ faults: { 'group.all': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: '监听的群' }));
    await expect(await canvas.findByRole('option', { name: '加载失败，重试' })).toBeVisible();
  },
};
