import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '#primitives/button/button.tsx';
import { partnerSession } from '#lists/rules/rule-list.fixtures.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { RobotConfigScreen } from './robot-config-screen';
import { DIFY, edit, press, storedConfig } from './robot-config.fixtures';

/** The whole config of a robot: created on the first visit, edited, compared, and restored. */
const meta = {
  title: 'Features/Robot/RobotConfigScreen',
  component: RobotConfigScreen,
  parameters: { ...storyBackend() },
} satisfies Meta<typeof RobotConfigScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('第 12 版已在机器人上生效')).toBeVisible();
  },
};

/** Only the settings of the chosen provider are shown. */
export const WithProvider: Story = {
  tags: ['screen'],
  parameters: storedConfig(DIFY),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByLabelText('Dify 密钥')).toHaveAttribute('type', 'password');
    await expect(canvas.queryByLabelText('Coze V3 密钥')).toBeNull();
    await press(context, '显示所有服务商的设置');
    await expect(canvas.getByLabelText('Coze V3 密钥')).toBeVisible();
  },
};

export const Missing: Story = {
  tags: ['screen'],
  parameters: { ...storyBackend({ amount: 'empty' }) },
};

export const Initialises: Story = {
  parameters: { ...storyBackend({ amount: 'empty' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '初始化配置' }));
    await expect(await canvas.findByLabelText('默认回复')).toHaveValue('我在呢');
  },
};

export const Changed: Story = {
  tags: ['screen'],
  parameters: storedConfig(DIFY),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await userEvent.type(canvas.getByLabelText('回复延时'), '0');
    await expect(canvas.getByText('3 处修改未保存')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '回复行为，3 处修改' })).toBeVisible();
    await press(context, '撤回对「自动回复」的修改');
    await expect(canvas.getByText('2 处修改未保存')).toBeVisible();
  },
};

/** Search leads to a field, also to a hidden one. */
export const Search: Story = {
  parameters: storedConfig(DIFY),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('找一项设置'), 'coze v3');
    await userEvent.click(await canvas.findByRole('option', { name: /Coze V3 地址/ }));
    await waitFor(() => expect(canvas.getByLabelText('Coze V3 地址')).toHaveFocus());
  },
};

/** The list of groups marks the one in view and links to each. */
export const MarksGroupInView: Story = {
  parameters: storedConfig(DIFY),
  play: async (context) => {
    const { canvas } = context;
    const marked = () =>
      canvas.getAllByRole('button').find((button) => button.hasAttribute('aria-current'));
    await canvas.findByRole('button', { name: '回复行为' });
    await expect(marked()).toHaveTextContent('回复行为');
    for (const name of ['内容安全', '高级', '好友']) {
      await press(context, name);
      await expect(marked()).toHaveTextContent(name);
    }
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(marked()).toHaveTextContent('在其他页面'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(marked()).toHaveTextContent('回复行为'));
  },
};

/** A link to one setting, also to a hidden one. */
export const LeadsToSetting: Story = {
  args: { toField: { key: 'cozev3_baseUrl' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Coze V3 地址')).toHaveFocus());
  },
};

/** The host blocks navigation while there are unsaved edits. */
export const AsksBeforeLeaving: Story = {
  render: function Host() {
    const [isUnsaved, setUnsaved] = useState(false);
    const [isHeld, setHeld] = useState(false);
    const [isGone, setGone] = useState(false);
    if (isGone) return <p>走了</p>;
    const blockedLeave = { stay: () => setHeld(false), leave: () => setGone(true) };
    return (
      <>
        <Button onPress={() => (isUnsaved ? setHeld(true) : setGone(true))}>离开</Button>
        <RobotConfigScreen
          onUnsavedChange={setUnsaved}
          blockedLeave={isHeld ? blockedLeave : undefined}
        />
      </>
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await press(context, '离开');
    const question = await canvas.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: '继续编辑' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await press(context, '离开');
    const again = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: '放弃并离开' }));
    await expect(await canvas.findByText('走了')).toBeVisible();
  },
};

const LONG =
  '我们每周六下午三点在二楼的大桌子旁边一起读书，请提前十分钟到，带上自己的杯子。'.repeat(6);

export const LongContent: Story = {
  tags: ['screen'],
  parameters: storedConfig({
    ...DIFY,
    defaultReply: LONG,
    preventWords: LONG,
    acceptFriendKeyWords: Array.from({ length: 40 }, (_, at) => `很长的申请关键词第${at + 1}个`),
    newFriendReplys: [{ type: 1, name: LONG, content: LONG }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('默认回复')).toHaveValue(LONG);
  },
};

export const Loading: Story = {
  parameters: { ...storyBackend({ faults: { 'robot.config': { kind: 'never' } } }) },
};

export const Failed: Story = {
  parameters: { ...storyBackend({ faults: { 'robot.config': { kind: 'code', code: 50000 } } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** A partner's session sees the schedules of a config alone: its settings are not shown as defaults. */
export const NotInSession: Story = {
  tags: ['screen'],
  parameters: storyBackend(partnerSession('schedule:read', 'schedule:write')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这里没有开放这一项' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
