import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import type { OptionItem } from '../option-list/option-item';
import { friendItems, LONG } from '../option-list/option-list.fixtures';
import { TagInput, type TagInputProps } from './tag-input';

const FRIENDS = friendItems(40);
const noted = fn();

function Example(props: Partial<TagInputProps<OptionItem>>) {
  const [value, setValue] = useState(props.value ?? []);
  return (
    <TagInput
      label="好友"
      placeholder="输入昵称"
      suggestions={FRIENDS}
      {...props}
      value={value}
      onChange={(tags) => {
        noted(tags);
        setValue(tags);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/TagInput',
  component: Example,
  beforeEach: () => void noted.mockClear(),
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PicksSuggestion: Story = {
  tags: ['screen'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '好友' });
    await userEvent.type(field, '读书会 1 期');
    await userEvent.click(await canvas.findByRole('option', { name: /林知远 1/ }));
    await expect(canvas.getByRole('button', { name: '移除林知远 1' })).toBeVisible();
    await userEvent.type(field, '晓禾');
    await expect(await canvas.findAllByRole('option')).not.toHaveLength(0);
  },
};

/** A duplicate name is refused with a notice. */
export const RefusesDuplicate: Story = {
  tags: ['screen'],
  args: { value: FRIENDS.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '林知远 1');
    await userEvent.click(await canvas.findByRole('option', { name: /林知远 1 读书会/ }));
    await expect(await canvas.findByText('林知远 1 已经添加过了')).toBeVisible();
    await expect(noted).not.toHaveBeenCalled();
  },
};

/** Without `create` an unknown word is not added. */
export const RefusesUnknown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '没有这个人{Enter}');
    await expect(await canvas.findByText('没有找到「没有这个人」')).toBeVisible();
    await expect(noted).not.toHaveBeenCalled();
  },
};

export const RemovesByKey: Story = {
  args: { value: FRIENDS.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(noted).toHaveBeenLastCalledWith(FRIENDS.slice(0, 1));
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
    await userEvent.click(await canvas.findByRole('option', { name: '加载失败，重试' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const Many: Story = {
  args: { suggestions: friendItems(10_000) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '读书会');
    await expect(await canvas.findAllByRole('option')).toHaveLength(20);
  },
};

export const LongNames: Story = {
  tags: ['screen'],
  globals: { width: '320' },
  args: { value: LONG, description: '名字太长时截断，不撑破' },
};

export const Disabled: Story = { args: { isDisabled: true, value: FRIENDS.slice(0, 2) } };

/** The letters of an unfinished Chinese word are neither searched nor added. */
export const KeepsComposition: Story = {
  args: { create: (label: string) => ({ id: label, label }) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    field.focus();
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: 'jia ge' }, isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(noted).not.toHaveBeenCalled();
  },
};
