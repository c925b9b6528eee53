import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack';
import { Select } from './select';

const meta = {
  title: 'Primitives/Select',
} satisfies Meta;
export default meta;

const ITEMS = [
  { id: 6, label: 'ChatGPT' },
  { id: 8, label: 'Dify' },
  { id: 3, label: '腾讯闲聊（当前插件不回复）', isDisabled: true },
];

function Example() {
  const [value, setValue] = useState<number | null>(null);
  const field = { items: ITEMS, value, onChange: setValue };
  return (
    <Stack>
      <Select label="对话平台" placeholder="选一个" {...field} />
      <Select label="出错的" errorMessage="必填" placeholder="选一个" {...field} />
      <Select label="不可用的" isDisabled placeholder="选一个" {...field} />
    </Stack>
  );
}

export const States: StoryObj<typeof meta> = {
  tags: ['screen'],
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /对话平台/ }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Dify' }));
    await expect(canvas.getByRole('button', { name: /对话平台/ })).toHaveTextContent('Dify');
    await userEvent.click(canvas.getByRole('button', { name: /对话平台/ }));
    await expect(await canvas.findByRole('option', { name: 'Dify' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
