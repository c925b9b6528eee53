import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failingCall, withoutMembership } from '#lists/records/record-list.fixtures.ts';
import { chooseFirst } from '#testing/plays/fill.ts';
import { adds, offersMembership, refusesEmpty } from '#testing/plays/list-plays.ts';
import { openDialog } from '#testing/plays/open-dialog.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { DialogueScreen } from './dialogue-screen';

/** Which AI service replies to which groups and friends. */
const meta = {
  title: 'Features/Dialogue/DialogueScreen',
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
  play: offersMembership('添加对话'),
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: storyBackend(),
  play: refusesEmpty('添加对话', '群名/好友昵称至少填一个', '必填'),
};

/** Only the fields of the chosen service are shown. */
export const AsksForTheServiceChosen: Story = {
  tags: ['screen'],
  parameters: storyBackend(),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context, '添加对话');
    await expect(await dialog.findByRole('combobox', { name: '模型' })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Coze V3' }));
    await expect(await dialog.findByRole('textbox', { name: '智能体 ID' })).toBeVisible();
    await expect(dialog.queryByRole('combobox', { name: '模型' })).toBeNull();
    await expect(dialog.getByLabelText(/接口地址/)).toHaveValue('https://api.coze.cn');
  },
};

export const Adds: Story = {
  parameters: storyBackend({ change: (state) => void (state.dialogues = []) }),
  play: adds('添加对话', /已回答 0 次/, async (dialog, context) => {
    await context.userEvent.type(await dialog.findByLabelText('API 密钥'), 'sk-1');
    await chooseFirst(context, '群');
  }),
};
