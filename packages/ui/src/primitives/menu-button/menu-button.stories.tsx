import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { MenuButton } from './menu-button';
import { PlainMenuButton } from './plain-menu-button';

const meta = {
  title: 'Primitives/MenuButton',
} satisfies Meta;
export default meta;

const edit = fn();

export const States: StoryObj<typeof meta> = {
  tags: ['screen'],
  render: () => (
    <MenuButton
      label="新人欢迎语的操作"
      actions={[
        { id: 'edit', label: '编辑', icon: Pencil, onAction: edit },
        { id: 'remove', label: '删除', icon: Trash2, tone: 'danger', onAction: edit },
        { id: 'off', label: '不可用', isDisabled: true, onAction: edit },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '新人欢迎语的操作' });
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('menuitem', { name: '编辑' }));
    await expect(edit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await expect(await canvas.findByRole('menuitem', { name: '删除' })).toBeVisible();
  },
};

/** The menu of a row, by keyboard alone; the focus is back on its button afterwards. */
export const InRow: StoryObj<typeof meta> = {
  tags: ['screen'],
  render: () => (
    <PlainMenuButton
      label="价格的操作"
      actions={() => [
        { id: 'copy', label: '复制一条', icon: Pencil, onAction: edit },
        { id: 'remove', label: '删除', icon: Trash2, tone: 'danger', onAction: edit },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    edit.mockClear();
    const button = canvas.getByRole('button', { name: '价格的操作' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('menuitem', { name: '复制一条' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(await canvas.findByRole('menuitem', { name: '删除' }));
    await expect(edit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
  },
};
