import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { OptionItem } from '../option-list/option-item';
import { friendItems, LONG } from '../option-list/option-list.fixtures';
import { Autocomplete, type AutocompleteProps } from './autocomplete';

const ALL = friendItems(40);

function Example(props: Partial<AutocompleteProps<OptionItem>>) {
  const [value, setValue] = useState(props.value ?? '');
  const [word, setWord] = useState('');
  return (
    <Autocomplete
      label="昵称"
      placeholder="输入昵称"
      suggestions={ALL.filter(({ label }) => label.includes(word))}
      {...props}
      value={value}
      onChange={setValue}
      onSearch={setWord}
    />
  );
}

const meta = {
  title: 'Primitives/Autocomplete',
  component: Example,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '昵称' });
    await userEvent.type(field, '知远');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('林知远 1');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.clear(field);
    await userEvent.type(field, '晓禾');
    await expect(await canvas.findAllByRole('option')).not.toHaveLength(0);
  },
};

export const NothingFound: Story = {
  args: { suggestions: [] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '没有这个人');
    await expect(await canvas.findByText('没有找到「没有这个人」')).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue('没有这个人');
  },
};

export const Loading: Story = {
  args: { suggestions: [], status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '林');
    await expect(await canvas.findByText('加载中…')).toBeVisible();
  },
};

const retry = fn();
export const Failed: Story = {
  args: { suggestions: [], status: 'failed', onRetry: retry },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '林');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const Invalid: Story = { args: { errorMessage: '必填' } };

export const LongNames: Story = {
  tags: ['screen'],
  globals: { width: '320' },
  args: { suggestions: LONG },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
  },
};
