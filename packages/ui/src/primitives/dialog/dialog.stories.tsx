import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { Text } from '../text/text';
import { Dialog } from './dialog';

const meta = {
  title: 'Primitives/Dialog',
  tags: ['screen'],
} satisfies Meta;
export default meta;

const close = fn();
const paragraphs = Array.from({ length: 40 }, (_, at) => `第 ${at + 1} 段`);

const Example = ({ size, text }: { size: 'sm' | 'md' | 'lg'; text: readonly string[] }) => (
  <Dialog
    isOpen
    onOpenChange={close}
    title="添加素材"
    description="保存后类型不能再改"
    size={size}
    footer={
      <>
        <Button isTouch>取消</Button>
        <Button isTouch variant="primary">
          添加
        </Button>
      </>
    }
  >
    {text.map((copy) => (
      <Text as="p" key={copy}>
        {copy}
      </Text>
    ))}
  </Dialog>
);

export const Default: StoryObj<typeof meta> = {
  render: () => <Example size="md" text={['一段话。']} />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: '添加素材' });
    // Outside of the themed root it would have no ground of its own.
    await expect(dialog.closest('.cd-root')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalledWith(false);
  },
};

export const Scrolls: StoryObj<typeof meta> = {
  render: () => <Example size="lg" text={paragraphs} />,
};
