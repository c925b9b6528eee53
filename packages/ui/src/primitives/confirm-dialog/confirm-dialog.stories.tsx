import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
  title: 'Primitives/ConfirmDialog',
  tags: ['screen'],
} satisfies Meta;
export default meta;

const same = () => undefined;

export const Danger: StoryObj<typeof meta> = {
  render: () => (
    <ConfirmDialog
      isOpen
      onOpenChange={same}
      title="删除「新人欢迎语」？"
      confirmLabel="删除"
      tone="danger"
      onConfirm={same}
    >
      删除后不能再选用；已经用上它的规则照常工作。
    </ConfirmDialog>
  ),
};
