import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyBackend } from '../../../testing/story-backend';
import { failingCall, openDialog, withoutMembership } from '../record-list.fixtures';
import { PresetRoleScreen } from './preset-role-screen';

/** The roles that AI dialogues speak in. */
const meta = {
  title: 'Features/RecordList/PresetRoleScreen',
  component: PresetRoleScreen,
  parameters: { ...storyBackend() },
} satisfies Meta<typeof PresetRoleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('耐心的客服')).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['screen'],
  parameters: storyBackend({ change: (state) => void (state.prompts = []) }),
};
export const Failed: Story = { parameters: failingCall('prompt.list') };
export const Restricted: Story = {
  tags: ['screen'],
  parameters: storyBackend(withoutMembership),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本功能需要开通会员方可使用')).toBeVisible();
    await expect(await canvas.findByText('耐心的客服')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '添加角色' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '编辑耐心的客服' })).toBeNull();
  },
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: storyBackend(),
  play: async (context) => {
    const dialog = await openDialog(context, '添加角色');
    await context.userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('必填')).toBeVisible();
    await expect(dialog.getByText('内容必填')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '名称' })).toHaveFocus();
  },
};

/** What was typed stays, to be sent again. */
export const ServerRejects: Story = {
  parameters: failingCall('prompt.add'),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context, '添加角色');
    await userEvent.type(await dialog.findByRole('textbox', { name: '名称' }), '夜班店员');
    await userEvent.type(dialog.getByRole('textbox', { name: '角色设定' }), '说话轻一点');
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '名称' })).toHaveValue('夜班店员');
  },
};

export const Adds: Story = {
  parameters: storyBackend(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context, '添加角色');
    await userEvent.type(await dialog.findByRole('textbox', { name: '名称' }), '夜班店员');
    await userEvent.type(dialog.getByRole('textbox', { name: '角色设定' }), '说话轻一点');
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('添加成功')).toBeVisible();
    await expect(await canvas.findByText('夜班店员')).toBeVisible();
  },
};

export const Removes: Story = {
  parameters: storyBackend(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除耐心的客服' }));
    await expect(await canvas.findByText('删除「耐心的客服」？')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await expect(await canvas.findByText('删除成功')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('耐心的客服')).toBeNull());
  },
};

export const FindsNothing: Story = {
  parameters: storyBackend(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '火星');
    await expect(await canvas.findByText('没有找到「火星」')).toBeVisible();
  },
};
