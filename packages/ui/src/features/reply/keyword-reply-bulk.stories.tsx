import { CODE } from '@chatdeck/sdk/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { configBackend } from '#lists/rules/rule-list.fixtures.ts';
import type { Context, Play } from '#testing/plays/open-dialog.ts';
import { numberedRules, WITH_PAUSED } from './keyword-reply.fixtures';
import { KeywordReplyScreen } from './keyword-reply-screen';

/** Several keyword replies at once, and copies of one. */
const meta = {
  title: 'Features/Reply/KeywordReplyScreen/Bulk',
  component: KeywordReplyScreen,
  parameters: { ...configBackend(WITH_PAUSED) },
} satisfies Meta<typeof KeywordReplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const select = async ({ canvas, userEvent }: Context, ...labels: readonly string[]) => {
  await userEvent.click(await canvas.findByRole('button', { name: '多选' }));
  for (const label of labels) {
    await userEvent.click(canvas.getByRole('checkbox', { name: `选择${label}` }));
  }
};

const selectTwo: Play = async (context) => {
  await select(context, '价格、报价', '双十一');
  await expect(context.canvas.getByText('已选 2 条')).toBeVisible();
};

export const Selecting: Story = {
  tags: ['screen'],
  parameters: configBackend(WITH_PAUSED),
  play: selectTwo,
};

export const Narrow: Story = {
  globals: { width: '320' },
  parameters: configBackend(WITH_PAUSED),
  play: selectTwo,
};

export const English: Story = {
  globals: { locale: 'en' },
  parameters: configBackend(WITH_PAUSED),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
    await expect(canvas.getByText('7 selected')).toBeVisible();
  },
};

/** The rows of all pages are selected in two presses, and paused in one save. */
export const Many: Story = {
  tags: ['screen'],
  parameters: configBackend({ replyKeywords: numberedRules(500) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await select(context, '本页');
    await userEvent.click(canvas.getByRole('button', { name: '选择全部 500 条' }));
    await userEvent.click(canvas.getByRole('button', { name: '停用' }));
    await expect(await canvas.findByText('已停用 500 条')).toBeVisible();
  },
};

export const DeletesAndUndoes: Story = {
  parameters: configBackend(WITH_PAUSED),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await select(context, '共读、报名', '书单');
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await expect(await canvas.findByText('已删除 2 条')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('共读')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByText('共读')).toBeVisible();
  },
};

export const ServerRejects: Story = {
  parameters: configBackend(WITH_PAUSED, {
    faults: { 'robot.updateConfig': { kind: 'code', code: CODE.serverError } },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await select(context, '共读、报名', '书单');
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('已选 2 条')).toBeVisible();
  },
};

/** A copy stands paused below its original. */
export const Duplicates: Story = {
  tags: ['screen'],
  parameters: configBackend(WITH_PAUSED),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '书单的操作' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '复制一条' }));
    await expect(await canvas.findByText('已复制为第 4 条')).toBeVisible();
    const [original, copy] = canvas.getAllByRole('switch', { name: '启用书单' });
    await expect(original).toBeChecked();
    await expect(copy).not.toBeChecked();
  },
};
