import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CronField } from './cron-field';

interface ExampleProps {
  readonly value: string;
  readonly errorMessage?: string;
  readonly isDisabled?: boolean;
}

function Example({ value: first, ...props }: ExampleProps) {
  const [value, setValue] = useState(first);
  return (
    <CronField
      {...props}
      label="发送时间"
      value={value}
      onChange={setValue}
      viewerZone="Asia/Shanghai"
    />
  );
}

const meta = {
  title: 'Features/Cron/CronField',
  component: Example,
  args: { value: '0 0 20 * * 3,5' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screen'] };

export const Changes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改 发送时间' }));
    await userEvent.click(await canvas.findByRole('radio', { name: '每天' }));
    await userEvent.click(canvas.getByRole('button', { name: '确定' }));
    await expect(await canvas.findByText('每天 20:00')).toBeVisible();
    await expect(canvas.getByText('0 0 20 * * *')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有选择时间')).toBeVisible();
  },
};

export const Required: Story = { args: { value: '', errorMessage: '执行时间必填' } };

/** A stored expression that never runs. */
export const Refused: Story = {
  tags: ['screen'],
  args: { value: '0 0 8 31 9 *' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('日：这个时间永远不会到来')).toBeVisible();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongContent: Story = {
  globals: { width: '320' },
  args: { value: '0 0,10,20,30,40 */5 1,7,14,21,28 1,3,5 *' },
};

export const English: Story = { globals: { locale: 'en' } };
