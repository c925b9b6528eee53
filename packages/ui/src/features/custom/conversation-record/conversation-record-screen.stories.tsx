import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend, failing } from '#lists/rules/rule-list.fixtures.ts';
import { ConversationRecordScreen } from './conversation-record-screen';

const RECORD = {
  conversationRecord: {
    open: true,
    customUrl: 'https://crm.example.com/messages',
    timeout: 180,
    debug: false,
    header: [{ key: 'Authorization', value: 'Bearer 7f2c' }],
    moreData: [],
    ossConfig: null,
  },
};

/** Reports every message to a custom service. */
const meta = {
  title: 'Features/Custom/ConversationRecordScreen',
  component: ConversationRecordScreen,
  parameters: { ...configBackend(RECORD) },
} satisfies Meta<typeof ConversationRecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('推送地址')).toHaveValue(
      'https://crm.example.com/messages',
    );
    await expect(canvas.queryByLabelText('存储桶')).toBeNull();
  },
};
export const Empty: Story = { parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };

export const Invalid: Story = {
  tags: ['screen'],
  parameters: configBackend(RECORD),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: '转存图片和文件' }));
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await expect((await canvas.findAllByText('必填')).length).toBe(4);
  },
};

export const Saves: Story = {
  parameters: configBackend(RECORD),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: '调试日志' }));
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('更新成功')).toBeVisible();
  },
};
