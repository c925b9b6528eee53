import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '../../../testing/story-backend';
import { chooseFirst, failingCall, openDialog, withoutMembership } from '../record-list.fixtures';
import { DialogueScreen } from './dialogue-screen';

/** Which AI answers which groups and friends. */
const meta = {
  title: 'Features/RecordList/DialogueScreen',
  component: DialogueScreen,
  parameters: { ...storyBackend() },
} satisfies Meta<typeof DialogueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/已回答 12 \/ 100 次/))[0]).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['screen'],
  parameters: storyBackend({ change: (state) => void (state.dialogues = []) }),
};
export const Failed: Story = { parameters: failingCall('dialogue.list') };
export const Restricted: Story = {
  parameters: storyBackend(withoutMembership),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本功能需要开通会员方可使用')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '添加对话' })).toBeNull();
  },
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: storyBackend(),
  play: async (context) => {
    const dialog = await openDialog(context, '添加对话');
    await context.userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('必填')).toBeVisible();
  },
};

/** Only what the service has is asked for. */
export const AsksForTheServiceChosen: Story = {
  tags: ['screen'],
  parameters: storyBackend(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context, '添加对话');
    await expect(await dialog.findByRole('combobox', { name: '模型' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /ChatGPT/ }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Coze V3' }));
    await expect(await dialog.findByRole('textbox', { name: '智能体 ID' })).toBeVisible();
    await expect(dialog.queryByRole('combobox', { name: '模型' })).toBeNull();
    await expect(dialog.getByLabelText(/接口地址/)).toHaveValue('https://api.coze.cn');
  },
};

export const Adds: Story = {
  parameters: storyBackend({ change: (state) => void (state.dialogues = []) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context, '添加对话');
    await userEvent.type(await dialog.findByLabelText('密钥'), 'sk-1');
    await chooseFirst(context, '群');
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('添加成功')).toBeVisible();
    await expect(await canvas.findByText(/已回答 0 次/)).toBeVisible();
  },
};
