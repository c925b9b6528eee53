import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildDialogue } from '@chatdeck/sdk/testing';
import { expect } from 'storybook/test';
import { failingCall, withoutMembership } from '#lists/records/record-list.fixtures.ts';
import { chooseFirst } from '#testing/plays/fill.ts';
import { adds, offersMembership, refusesEmpty } from '#testing/plays/list-plays.ts';
import { openDialog, type Play } from '#testing/plays/open-dialog.ts';
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
/** A group is answered by the first dialogue that is for it. */
export const SaysWhoIsAnswered: Story = {
  tags: ['screen'],
  parameters: storyBackend({
    change: (state) => {
      const [books, shop, tasting] = ['读书会', '门店值班', '新品试饮'].map((name, at) => ({
        id: `room-${at}`,
        name,
      }));
      if (!books || !shop || !tasting) return;
      state.dialogues = [
        buildDialogue(0, { name: '客服', targets: [shop] }),
        buildDialogue(1, { name: '共读助手', robotType: 8, targets: [books, shop, tasting] }),
        buildDialogue(2, { name: '其他群', robotType: 12, isAllRoom: true, targets: [] }),
        buildDialogue(3, { name: '值班', robotType: 9, targets: [shop] }),
      ];
    },
  }),
  play: async ({ canvas }) => {
    const taken = await canvas.findAllByText('门店值班：由前面的「客服」回答');
    await expect(taken[0]).toBeVisible();
    await expect(canvas.getByText('轮不到它：前面的「其他群」回答所有人')).toBeVisible();
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

const selects: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '多选' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页' }));
  await expect(canvas.getByText(/^已选 \d+ 条$/)).toBeVisible();
};
export const Selecting: Story = { tags: ['screen'], parameters: storyBackend(), play: selects };
export const SelectingOnAPhone: Story = {
  globals: { width: '320' },
  parameters: storyBackend(),
  play: selects,
};
