import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { OptionItem } from '../option-list/option-item';
import { friendItems, LONG, ROOMS } from '../option-list/option-list.fixtures';
import { Picker, type PickerProps } from './picker';

const MANY = friendItems(10_000);

function Example(props: Partial<PickerProps<OptionItem>>) {
  const [selection, setSelection] = useState(props.selection ?? []);
  return (
    <Picker
      label="搜昵称或备注"
      items={MANY}
      {...props}
      selection={selection}
      onSelectionChange={setSelection}
    />
  );
}

const meta = {
  title: 'Primitives/Picker',
  component: Example,
  tags: ['screen'],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  args: { selection: MANY.slice(0, 3) },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('combobox', { name: '搜昵称或备注' });
    await userEvent.type(search, '知远');
    await userEvent.click(canvas.getByRole('option', { name: /^选中找到的/ }));
    await expect(canvas.getByText(/^已选 1,/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await expect(canvas.getByText('找到 10,000 个')).toBeVisible();
  },
};

export const DisabledRows: Story = { args: { label: '搜群名', items: ROOMS } };

export const Loading: Story = { args: { items: [], status: 'loading' } };

const retry = fn();
export const Failed: Story = {
  args: { items: [], status: 'failed', onRetry: retry },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: '加载失败，重试' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = { args: { items: [] } };

export const LongNames: Story = {
  globals: { width: '320' },
  args: { items: [...LONG, ...ROOMS] },
};
