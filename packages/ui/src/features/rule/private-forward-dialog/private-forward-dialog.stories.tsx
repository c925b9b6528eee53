import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { storyBackend } from '../../../testing/story-backend';
import PrivateForwardDialog, { type PrivateForwardDialogProps } from './private-forward-dialog';

const LONG = '青禾书房周末亲子共读活动报名须知与到店指引（含停车、寄存与借阅说明）';

/** Closes as its host would close it. */
function Host({ onOpenChange, ...props }: PrivateForwardDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const change = (open: boolean) => {
    setOpen(open);
    onOpenChange(open);
  };
  return <PrivateForwardDialog {...props} isOpen={isOpen} onOpenChange={change} />;
}

const meta = {
  title: 'Features/Rule/PrivateForwardDialog',
  component: PrivateForwardDialog,
  render: (args) => <Host {...args} />,
  args: { isOpen: true, onOpenChange: fn(), onConfirm: fn() },
  parameters: storyBackend(),
} satisfies Meta<typeof PrivateForwardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const rule = {
  name: '林知远',
  type: 2 as const,
  rooms: ['青禾读书会', '亲子共读群'],
  contacts: ['周明'],
  filter: -1,
};

export const Default: Story = { tags: ['screen'] };

export const Edit: Story = {
  tags: ['screen'],
  args: { rule },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: '用户昵称' })).toHaveValue('林知远');
    await expect(canvas.getByRole('radio', { name: '转发全部' })).toBeChecked();
  },
};

/** What was stored comes back as it was, fields that nobody here knows included. */
export const SavesAsStored: Story = {
  args: { rule },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(rule));
  },
};

export const Invalid: Story = {
  tags: ['screen'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('必填')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '用户昵称' })).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirms: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: '用户昵称' }), ' 林知远 ');
    await expect(await canvas.findByText(/这条规则不会转发任何消息/)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: '转发到的群' }));
    await userEvent.paste('青禾读书会，亲子共读群');
    await expect(await canvas.findByText('亲子共读群')).toBeVisible();
    await expect(canvas.queryByText(/这条规则不会转发任何消息/)).toBeNull();
    const add = canvas.getByRole('button', { name: '添加' });
    for (let press = 0; press < 10; press += 1) await userEvent.click(add);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith({
      name: '林知远',
      type: 1,
      rooms: ['青禾读书会', '亲子共读群'],
      contacts: [],
    });
  },
};

export const AsksBeforeClosing: Story = {
  args: { rule },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '只转发文字' }));
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await userEvent.click(await canvas.findByRole('button', { name: '继续填写' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('radio', { name: '只转发文字' })).toBeChecked();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: { rule: { ...rule, name: LONG.repeat(4), rooms: [LONG, LONG + LONG], contacts: [LONG] } },
};

export const Narrow: Story = { globals: { width: '320' }, args: { rule } };

export const English: Story = { globals: { locale: 'en' }, args: { rule } };
