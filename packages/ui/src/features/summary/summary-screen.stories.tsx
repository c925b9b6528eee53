import { PROVIDER_BASE_URLS, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { configBackend, failing, withoutMembership } from '#lists/rules/rule-list.fixtures.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { SummaryScreen } from './summary-screen';

const SUMMARY = {
  summerConfig: {
    open: true,
    keywords: ['总结', '省流'],
    reg: 2,
    needAt: 1,
    scope: 'room',
    summerType: 'time',
    summerTime: 24,
    summerNum: 100,
    botType: ROBOT_TYPE.chatGpt,
    token: 'sk-7f2c',
    baseUrl: PROVIDER_BASE_URLS[ROBOT_TYPE.chatGpt],
    model: 'gpt-4o-mini',
    timeout: 180,
    prompt: '用不超过五条要点总结，并列出待办。',
  },
};

/** Summaries of chats, by time or by count. */
const meta = {
  title: 'Features/Summary/SummaryScreen',
  component: SummaryScreen,
  parameters: { ...configBackend(SUMMARY) },
} satisfies Meta<typeof SummaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('模型')).toHaveValue('gpt-4o-mini');
    await expect(canvas.getByLabelText('API 密钥')).toHaveAttribute('type', 'password');
  },
};

export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Missing: Story = { parameters: { ...storyBackend({ amount: 'empty' }) } };
export const Failed: Story = { parameters: failing() };

/** Read-only without a membership. */
export const Restricted: Story = {
  tags: ['screen'],
  parameters: configBackend(SUMMARY, withoutMembership),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本功能需要开通会员方可使用')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '保存' })).toBeVisible();
  },
};

/** The fields of the chosen AI are required once it is enabled. */
export const Invalid: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: '启用聊天总结' }));
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('关键词必填')).toBeVisible();
    await expect(canvas.getAllByText('必填')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'Coze V3' }));
    await expect(await canvas.findByLabelText('智能体 ID')).toBeVisible();
  },
};

export const Saves: Story = {
  parameters: configBackend(SUMMARY),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '按条数' }));
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('更新成功')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/处修改未保存/)).toBeNull());
    await expect(canvas.getByRole('radio', { name: '按条数' })).toBeChecked();
  },
};

export const Narrow: Story = { globals: { width: '320' } };
export const English: Story = { globals: { locale: 'en' } };
