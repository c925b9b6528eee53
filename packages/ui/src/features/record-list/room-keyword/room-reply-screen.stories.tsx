import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyBackend } from '../../../testing/story-backend';
import { customBackend, failingCall, openDialog } from '../record-list.fixtures';
import { RoomReplyScreen } from './room-reply-screen';

const ROWS = [
  {
    ...{ rooms: ['青禾会员群'], keywords: ['价格', '报价'], reg: 1 as const },
    replys: [{ type: 1, name: '会员价目表', content: '每月 19 元' }],
  },
  {
    ...{ rooms: [], keywords: ['资料'], reg: 2 as const },
    replys: [{ type: 1, name: '资料说明', content: '在群文件里' }],
  },
];
const filled = () => customBackend({ roomReply: ROWS });

/** Words in groups and what follows from them. */
const meta = {
  title: 'Features/RecordList/RoomReplyScreen',
  component: RoomReplyScreen,
  parameters: { ...filled() },
} satisfies Meta<typeof RoomReplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('会员价目表')).toBeVisible();
    await expect(canvas.getByText('所有群')).toBeVisible();
  },
};
export const Empty: Story = { tags: ['screen'], parameters: customBackend({}) };
export const Failed: Story = { parameters: failingCall('custom.config') };
/** Without custom rights the server keeps it to itself. */
export const Restricted: Story = { parameters: storyBackend() };

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: customBackend({}),
  play: async (context) => {
    const dialog = await openDialog(context, '添加群回复');
    await context.userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('关键词必填')).toBeVisible();
    await expect(dialog.getByText('素材必选')).toBeVisible();
  },
};

export const Adds: Story = {
  parameters: customBackend({}),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context, '添加群回复');
    await userEvent.type(await dialog.findByRole('combobox', { name: '关键词' }), '书单{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: '从素材库选' }));
    const [material] = await canvas.findAllByRole('checkbox');
    await userEvent.click(material ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: /^选好了/ }));
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('添加成功')).toBeVisible();
    await expect(await canvas.findByText('书单')).toBeVisible();
  },
};

export const Removes: Story = {
  parameters: filled(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除资料' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除' }));
    await expect(await canvas.findByText('删除成功')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('资料说明')).toBeNull());
    await expect(canvas.getByText('会员价目表')).toBeVisible();
  },
};
