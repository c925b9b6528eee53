import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Dialog } from '../dialog/dialog';
import type { OptionItem } from '../option-list/option-item';
import { friendItems, LONG, ROOMS } from '../option-list/option-list.fixtures';
import { MultiSelect, type MultiSelectProps } from './multi-select';

function Example(props: Partial<MultiSelectProps<OptionItem>>) {
  const [value, setValue] = useState(props.value ?? []);
  return (
    <MultiSelect
      label="好友"
      placeholder="搜昵称或备注"
      items={FEW}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const FEW = friendItems(40);
const MANY = friendItems(10_000);

const meta = {
  title: 'Primitives/MultiSelect',
  component: Example,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  args: { description: '按昵称或备注找', value: FEW.slice(0, 3) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '好友' });
    await userEvent.type(field, '晓禾');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('已选 4 个')).toBeVisible();
    // Space is a character while typing, and selects after an arrow key.
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getByText('已选 5 个')).toBeVisible();
    await userEvent.clear(field);
    await expect(await canvas.findByRole('option', { name: /^林知远 1 / })).toBeVisible();
  },
};

/** Ten thousand options, of which twenty rows are rendered. */
export const Many: Story = {
  tags: ['screen'],
  args: { items: MANY },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '好友' });
    await userEvent.click(field);
    const list = await canvas.findByRole('listbox', { name: '好友' });
    const rows = () => within(list).getAllByRole('option');
    await expect(rows()).toHaveLength(21);
    await userEvent.keyboard('{End}');
    const last = await within(list).findByRole('option', { name: /10000/ });
    await expect(last).toHaveAttribute('aria-posinset', '10001');
    await expect(last).toHaveAttribute('aria-setsize', '10001');
    await expect(field).toHaveAttribute('aria-activedescendant', last.id);
    await userEvent.keyboard('{PageUp}{Enter}{Home}');
    await expect(canvas.getByText('已选 1 个')).toBeVisible();
    await userEvent.type(field, '读书会 7 期');
    await userEvent.click(await canvas.findByRole('option', { name: /^选中找到的/ }));
    await expect(await canvas.findByText(/^还有 \d+ 个$/)).toBeVisible();
  },
};

export const SelectsAllAndClears: Story = {
  args: { items: MANY },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await canvas.findByRole('option', { name: '选中全部 10,000 个' }));
    await expect(canvas.getByText('已选 10,000 个')).toBeVisible();
    await expect(canvas.getByText('还有 9,990 个')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清空好友' }));
    await expect(canvas.queryByText('已选 10,000 个')).toBeNull();
  },
};

export const DisabledRows: Story = {
  tags: ['screen'],
  args: { label: '群公告', items: ROOMS },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '群公告' }));
    const blocked = await canvas.findByRole('option', { name: /门店值班.*机器人不是管理员/ });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(blocked);
    await expect(canvas.queryByText('已选 1 个')).toBeNull();
    await userEvent.click(canvas.getByRole('option', { name: '选中全部 2 个' }));
    await expect(canvas.getByText('已选 2 个')).toBeVisible();
  },
};

export const Limited: Story = {
  tags: ['screen'],
  args: { limit: 2, value: FEW.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await canvas.findByRole('option', { name: /郑明 6/ }));
    await expect(await canvas.findByText('只能选中2项')).toBeVisible();
    await expect(canvas.getByText('已选 2 个')).toBeVisible();
  },
};

/** A list of names is pasted; unknown names are listed. */
export const PastesNames: Story = {
  tags: ['screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.paste(`${FEW[0]?.label ?? ''}、${FEW[7]?.label ?? ''}\n阿岚；Momo`);
    await expect(await canvas.findByText('没有找到：阿岚、Momo')).toBeVisible();
    await expect(canvas.getByText('已选 2 个')).toBeVisible();
  },
};

/** Backspace focuses the last chip; a second one removes it. */
export const RemovesByKey: Story = {
  args: { value: FEW.slice(0, 3) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}');
    const chip = canvas.getByRole('button', { name: `移除${FEW[2]?.label ?? ''}` });
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText('已选 2 个')).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const ClosesWithEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '林');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('林');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const NothingFound: Story = {
  tags: ['screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '没有这个人');
    await expect(await canvas.findByText('没有找到「没有这个人」')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { items: [], emptyText: '好友还没有同步过来。' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByText('好友还没有同步过来。')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { items: [], status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('option', { name: '加载中…' })).toBeVisible();
  },
};

const retry = fn();
export const Failed: Story = {
  tags: ['screen'],
  args: { items: [], status: 'failed', onRetry: retry },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('option', { name: '加载失败，重试' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(retry).toHaveBeenCalled();
  },
};

export const Invalid: Story = { args: { errorMessage: '好友必选' } };

export const Disabled: Story = { args: { isDisabled: true, value: FEW.slice(0, 2) } };

export const LongNames: Story = {
  tags: ['screen'],
  globals: { width: '320' },
  args: { items: [...LONG, ...FEW], value: LONG },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('option', { name: /长安的荔枝/ })).toBeVisible();
  },
};

/** The list of a field in a dialog is shown above the dialog and belongs to it. */
export const InDialog: Story = {
  tags: ['screen'],
  render: (args) => (
    <Dialog isOpen onOpenChange={() => undefined} title="群发消息">
      <Example {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: '好友' }));
    await userEvent.click(await canvas.findByRole('option', { name: /^周一诺 2/ }));
    await expect(canvas.getByText('已选 1 个')).toBeVisible();
  },
};
