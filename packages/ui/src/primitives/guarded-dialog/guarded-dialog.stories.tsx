import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { TextField } from '../text-field/text-field';
import { GuardedDialog } from './guarded-dialog';

interface ExampleProps {
  readonly onOpenChange: (isOpen: boolean) => void;
}

function Example({ onOpenChange }: ExampleProps) {
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  return (
    <GuardedDialog
      isOpen={isOpen}
      isDirty={text !== ''}
      onOpenChange={(open) => {
        setOpen(open);
        onOpenChange(open);
      }}
      title="添加规则"
      footer={(close) => (
        <Button isTouch onPress={close}>
          取消
        </Button>
      )}
    >
      <TextField label="名称" value={text} onChange={setText} />
    </GuardedDialog>
  );
}

const meta = {
  title: 'Primitives/GuardedDialog',
  component: Example,
  args: { onOpenChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without unsaved input it closes at once. */
export const ClosesUntouched: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

/** Esc, the cross and the cancel button all ask for confirmation. */
export const Asks: Story = {
  tags: ['screen'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('名称'), '求助');
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(
      await canvas.findByRole('alertdialog', { name: '放弃未保存的修改？' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: '继续填写' })).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Stays: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('名称'), '求助');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: '继续填写' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText('名称')).toHaveValue('求助');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Leaves: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('名称'), '求助');
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await userEvent.click(await canvas.findByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};
