import { CODE } from '@chatdeck/sdk/constants';
import { buildPrompt, MockRefusal } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { failingCall, withoutMembership } from '#lists/records/record-list.fixtures.ts';
import { adds, offersMembership, refusesEmpty, removes } from '#testing/plays/list-plays.ts';
import { openDialog, type Fill } from '#testing/plays/open-dialog.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { PromptScreen } from './prompt-screen';

/** The roles that AI dialogues play. */
const meta = {
  title: 'Features/Prompt/PromptScreen',
  component: PromptScreen,
  parameters: { ...storyBackend() },
} satisfies Meta<typeof PromptScreen>;
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
  play: async (context) => {
    await offersMembership('添加角色', '耐心的客服')(context);
    await offersMembership('编辑耐心的客服')(context);
  },
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: storyBackend(),
  play: async (context) => {
    await refusesEmpty('添加角色', '必填', '内容必填')(context);
    await expect(context.canvas.getByRole('textbox', { name: '名称' })).toHaveFocus();
  },
};

const writeRole: Fill = async (dialog, { userEvent }) => {
  await userEvent.type(await dialog.findByRole('textbox', { name: '名称' }), '夜班店员');
  await userEvent.type(dialog.getByRole('textbox', { name: '角色设定' }), '说话轻一点');
};

/** The input remains, so that it can be sent again. */
export const ServerRejects: Story = {
  parameters: failingCall('prompt.add'),
  play: async (context) => {
    const dialog = await openDialog(context, '添加角色');
    await writeRole(dialog, context);
    await context.userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '名称' })).toHaveValue('夜班店员');
  },
};

export const Adds: Story = {
  parameters: storyBackend(),
  play: adds('添加角色', '夜班店员', writeRole),
};

export const Removes: Story = { parameters: storyBackend(), play: removes('耐心的客服') };

/**
 * Somebody else has saved another text for the prompt being edited: each changed field is shown, and both edits
 * survive.
 */
export const ChangedElsewhere: Story = {
  tags: ['screen'],
  parameters: storyBackend({
    calls: {
      'prompt.update': () => {
        throw new MockRefusal(CODE.configChanged, {
          current: buildPrompt(0, {
            content: '你是一家书店的夜班店员，说话轻一点。',
            version: 2,
          }),
        });
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑耐心的客服' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: '名称' }), '（夜班）');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    const conflict = within(await canvas.findByRole('dialog', { name: '这一条刚在别处修改过' }));
    await expect(conflict.getByText('你是一家书店的夜班店员，说话轻一点。')).toBeVisible();
    await expect(conflict.getByRole('button', { name: '合并保存' })).toBeVisible();
  },
};

export const FindsNothing: Story = {
  parameters: storyBackend(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '火星');
    await expect(await canvas.findByText('没有找到「火星」')).toBeVisible();
  },
};

/** A prompt that a dialogue uses is deleted only after that is confirmed. */
export const AsksBeforeItRemovesUsed: Story = {
  parameters: storyBackend({
    change: (state) => {
      const used = [{ place: 'dialogues', at: null, id: '1', label: '小桨' }];
      state.relations = { [String(state.prompts[0]?.id)]: used };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^删除/ });
    await userEvent.click(remove ?? document.body);
    const dialog = within(await canvas.findByRole('alertdialog', { name: /还在用/ }));
    await expect(await dialog.findByText('小桨')).toBeVisible();
  },
};
