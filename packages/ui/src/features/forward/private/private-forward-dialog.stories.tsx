import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { closingHost } from '#testing/closing-host.tsx';
import { confirmsOnce, refuses, savesAsStored } from '#testing/plays/dialog-plays.ts';
import { storyBackend } from '#testing/story-backend.ts';
import PrivateForwardDialog from './private-forward-dialog';

const LONG = '青禾书房周末亲子共读活动报名须知与到店指引（含停车、寄存与借阅说明）';

const Host = closingHost(PrivateForwardDialog);

const meta = {
  title: 'Features/Forward/PrivateForwardDialog',
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
  filter: -1 as const,
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

/** Stored values are preserved, including fields that the form does not know. */
export const SavesAsStored: Story = { args: { rule }, play: savesAsStored(rule) };

export const Invalid: Story = {
  tags: ['screen'],
  play: async (context) => {
    const name = await context.canvas.findByRole('combobox', { name: '用户昵称' });
    await refuses(context, '添加', name, '必填');
  },
};

export const Confirms: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.type(await canvas.findByRole('combobox', { name: '用户昵称' }), ' 林知远 ');
    await expect(await canvas.findByText(/这条规则不会转发任何消息/)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: '转发到的群' }));
    await userEvent.paste('青禾读书会，亲子共读群');
    await expect(await canvas.findByText('亲子共读群')).toBeVisible();
    await expect(canvas.queryByText(/这条规则不会转发任何消息/)).toBeNull();
    await confirmsOnce(context, '添加');
    await expect(args.onConfirm).toHaveBeenCalledWith({
      name: '林知远',
      type: 1,
      rooms: ['青禾读书会', '亲子共读群'],
      contacts: [],
    });
  },
};

/** Cancelling closes the dialog without a callback. */
export const Cancels: Story = {
  args: { rule },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onConfirm).not.toHaveBeenCalled();
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
