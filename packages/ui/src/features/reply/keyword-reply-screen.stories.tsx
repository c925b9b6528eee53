import { CODE } from '@chatdeck/sdk/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { configBackend, failing, partnerSession } from '#lists/rules/rule-list.fixtures.ts';
import { typeKeyword } from '#testing/plays/fill.ts';
import { adds, edits, refusesEmpty } from '#testing/plays/list-plays.ts';
import type { Context } from '#testing/plays/open-dialog.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { KeywordReplyScreen } from './keyword-reply-screen';
import {
  LONG_RULE,
  numberedRules,
  REPLY_RULES,
  sameRuleSavedByAnother,
  savedByAnother,
  WITH_PAUSED,
} from './keyword-reply.fixtures';

/** Keyword replies: shown as sentences, and each edit saved at once. */
const meta = {
  title: 'Features/Reply/KeywordReplyScreen',
  component: KeywordReplyScreen,
  parameters: { ...configBackend(WITH_PAUSED) },
} satisfies Meta<typeof KeywordReplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = async ({ canvas }: Context, word: string) => {
  const keyword = await canvas.findByText(word);
  return within(keyword.closest('li') ?? document.body);
};
const choose = async (context: Context, label: string, action: string) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: `${label}的操作` }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: action }));
};

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('报价')).toBeVisible();
    await expect(canvas.getByText(/永远轮不到：第 1 条里有「价格」/)).toBeVisible();
    await expect(canvas.getByText(/「书」只有一个字/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: '启用双十一' })).not.toBeChecked();
  },
};

export const Empty: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有关键词回复' })).toBeVisible();
  },
};

export const Missing: Story = { parameters: { ...storyBackend({ amount: 'empty' }) } };

export const Malformed: Story = {
  parameters: {
    ...storyBackend({
      change: (state) => {
        state.config = '{"replyKeywords": [';
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已保存的配置无法读取')).toBeVisible();
  },
};

export const MalformedRow: Story = {
  parameters: configBackend({
    replyKeywords: [{ keywords: ['早'], reg: '1', replys: [] }, ...REPLY_RULES],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/这一条格式有误.*reg/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '编辑早' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { ...storyBackend({ faults: { 'robot.config': { kind: 'never' } } }) },
};

export const Failed: Story = {
  tags: ['screen'],
  parameters: failing(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Many: Story = {
  tags: ['screen'],
  parameters: configBackend({ replyKeywords: numberedRules(5_000) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–20，共 5,000 条')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜关键词或回复内容' }), '4999');
    await expect(await canvas.findByText('编号 4999')).toBeVisible();
  },
};

export const LongContent: Story = {
  tags: ['screen'],
  parameters: configBackend({ replyKeywords: [LONG_RULE] }),
};

export const Adds: Story = {
  parameters: configBackend({ future: 1, replyKeywords: REPLY_RULES }),
  play: adds('添加关键词回复', '停车', async (dialog, context) => {
    const { canvas, userEvent } = context;
    await typeKeyword(dialog, context, '停车');
    await userEvent.click(dialog.getByRole('button', { name: '写一条' }));
    const writing = within(await canvas.findByRole('dialog', { name: '写一条消息' }));
    await userEvent.type(await writing.findByLabelText('内容'), '地下二层可停两小时');
    await userEvent.click(writing.getByRole('button', { name: '加入' }));
  }),
};

/** A missing value is reported at its field, and the dialog stays open. */
export const RefusesEmpty: Story = {
  tags: ['screen'],
  play: refusesEmpty('添加关键词回复', '关键词必填', '回复内容必填'),
};

export const Edits: Story = {
  tags: ['screen'],
  parameters: configBackend(WITH_PAUSED),
  play: edits('编辑书单', ['更新成功', '推荐'], async (dialog, context) => {
    await expect(context.canvas.getByRole('dialog', { name: '编辑关键词回复' })).toBeVisible();
    await typeKeyword(dialog, context, '推荐');
    await expect(dialog.getByRole('radio', { name: '精确匹配' })).toBeChecked();
  }),
};

export const DeletesAndUndoes: Story = {
  parameters: configBackend(WITH_PAUSED),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, '共读、报名', '删除');
    await expect(await canvas.findByText('已删除「共读、报名」')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('共读')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect((await row(context, '共读')).getByText('2')).toBeVisible();
  },
};

export const PausesAndMoves: Story = {
  parameters: configBackend(WITH_PAUSED),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('switch', { name: '启用双十一' }));
    await waitFor(() => expect(canvas.getByRole('switch', { name: '启用双十一' })).toBeChecked());
    await choose(context, '双十一', '移到最前');
    await waitFor(async () => expect((await row(context, '双十一')).getByText('1')).toBeVisible());
  },
};

/** Somebody else saved first: the edit is merged with their version automatically. */
export const MergesByItself: Story = {
  parameters: configBackend(WITH_PAUSED, { calls: savedByAnother }),
  play: async (context) => {
    const { canvas } = context;
    await choose(context, '书单', '删除');
    await expect(await canvas.findByText('同事加的')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('书单')).toBeNull());
    await expect(await canvas.findByText('第 14 版已保存，待机器人同步')).toBeVisible();
  },
};

/** Somebody else saved another answer for the rule being edited: both versions and the merged result are shown. */
export const EditedElsewhere: Story = {
  tags: ['screen'],
  parameters: configBackend(WITH_PAUSED, { calls: sameRuleSavedByAnother }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '编辑书单' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await typeKeyword(dialog, context, '推荐');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    const conflict = within(await canvas.findByRole('dialog', { name: '这一条刚在别处修改过' }));
    await expect(await conflict.findAllByText('六月书单')).toHaveLength(2);
    await expect(conflict.getByRole('button', { name: '合并保存' })).toBeVisible();
  },
};

export const ServerRejects: Story = {
  parameters: configBackend(WITH_PAUSED, {
    faults: { 'robot.updateConfig': { kind: 'code', code: CODE.serverError } },
  }),
  play: async (context) => {
    const { canvas } = context;
    await choose(context, '书单', '删除');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('书单')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '320' } };

export const English: Story = { globals: { locale: 'en' } };

/** A partner's session sees the schedules of a config alone: the other lists are not said to be empty. */
export const NotInSession: Story = {
  parameters: { ...configBackend(WITH_PAUSED, partnerSession('schedule:read', 'schedule:write')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这里没有开放这一项' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '添加关键词回复' })).toBeNull();
    await expect(canvas.queryByText('还没有关键词回复')).toBeNull();
  },
};
