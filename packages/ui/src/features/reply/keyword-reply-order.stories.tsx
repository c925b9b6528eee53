import { CODE } from '@chatdeck/sdk/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { configBackend } from '#lists/rules/rule-list.fixtures.ts';
import type { Context } from '#testing/plays/open-dialog.ts';
import { LONG_RULE, numberedRules, WITH_PAUSED } from './keyword-reply.fixtures';
import { KeywordReplyScreen } from './keyword-reply-screen';

/** Keyword replies in the order in which the robot tries them. */
const meta = {
  title: 'Features/Reply/KeywordReplyScreen/Order',
  component: KeywordReplyScreen,
  parameters: { ...configBackend(WITH_PAUSED) },
} satisfies Meta<typeof KeywordReplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const handle = ({ canvas }: Context, label: string) =>
  canvas.findByRole('button', { name: `移动${label}` });
const rowOf = async (context: Context, label: string) =>
  (await handle(context, label)).closest('li');
const press = async (context: Context, label: string, keys: string) => {
  (await handle(context, label)).focus();
  await context.userEvent.keyboard(keys);
};

/** A rule that was lifted by keyboard stands where it would be dropped. */
export const Lifted: Story = {
  tags: ['screen'],
  parameters: configBackend(WITH_PAUSED),
  play: async (context) => {
    await press(context, '书单', ' {ArrowUp}');
    await expect(await rowOf(context, '书单')).toHaveTextContent(/^2/);
    await expect(context.canvas.getByText('第 2 条，共 7 条')).toBeInTheDocument();
  },
};

export const MovesByKeyboard: Story = {
  parameters: configBackend(WITH_PAUSED),
  play: async (context) => {
    await press(context, '双十一', ' {Home} ');
    await expect(await context.canvas.findByText('「双十一」已移到第 1 条')).toBeVisible();
    await expect(await rowOf(context, '双十一')).toHaveTextContent(/^1/);
  },
};

/** A dragged rule follows the pointer, and the others give way. */
export const Dragging: Story = {
  tags: ['screen'],
  parameters: configBackend(WITH_PAUSED),
  play: async (context) => {
    const grip = await handle(context, '价格、报价');
    await fireEvent.pointerDown(grip, { button: 0, clientY: 200 });
    await fireEvent.pointerMove(grip, { clientY: 220 });
    await fireEvent.pointerMove(grip, { clientY: 330 });
    await expect((await rowOf(context, '价格、报价'))?.style.transform).toBe('translateY(130px)');
  },
};

export const DropsAndUndoes: Story = {
  parameters: configBackend(WITH_PAUSED),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const grip = await handle(context, '价格、报价');
    await fireEvent.pointerDown(grip, { button: 0, clientY: 200 });
    await fireEvent.pointerMove(grip, { clientY: 220 });
    await fireEvent.pointerMove(grip, { clientY: 330 });
    await fireEvent.pointerUp(grip);
    await expect(await canvas.findByText(/「价格、报价」已移到第 [23] 条/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(async () => expect(await rowOf(context, '价格、报价')).toHaveTextContent(/^1/));
  },
};

/** The place of a rule among five hundred is typed. */
export const ToPosition: Story = {
  tags: ['screen'],
  parameters: configBackend({ replyKeywords: numberedRules(500) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '编号 2的操作' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '移到第几条…' }));
    const field = await canvas.findByRole('textbox', { name: '移到' });
    await userEvent.clear(field);
    await userEvent.type(field, '501{Enter}');
    await expect(await canvas.findByText('填 1 到 500 之间的整数')).toBeVisible();
  },
};

/** The order is back, and a notice says so. */
export const ServerRejects: Story = {
  tags: ['screen'],
  parameters: configBackend(WITH_PAUSED, {
    faults: { 'robot.updateConfig': { kind: 'code', code: CODE.serverError } },
  }),
  play: async (context) => {
    await press(context, '书单', ' {Home} ');
    await expect(
      await context.canvas.findByText('新的顺序没有存上，已恢复成原来的顺序'),
    ).toBeVisible();
    await expect(await rowOf(context, '书单')).toHaveTextContent(/^3/);
  },
};

export const LongContent: Story = {
  parameters: configBackend({ replyKeywords: [...WITH_PAUSED.replyKeywords, LONG_RULE] }),
  play: async (context) => {
    await press(context, '书单', ' {End} ');
    await expect(await context.canvas.findByText('「书单」已移到第 7 条')).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { width: '320' },
  parameters: configBackend(WITH_PAUSED),
  play: async (context) => {
    await press(context, '书单', ' {ArrowUp}');
    await expect(await rowOf(context, '书单')).toHaveTextContent(/^2/);
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  parameters: configBackend(WITH_PAUSED),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Move 书单' })).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(await canvas.findByText('"书单" is now number 4')).toBeVisible();
  },
};
