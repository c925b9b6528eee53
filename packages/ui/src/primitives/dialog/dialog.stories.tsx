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

const Example = ({ size, texts }: { size: 'sm' | 'md' | 'lg'; texts: readonly string[] }) => (
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
    {texts.map((text) => (
      <Text as="p" key={text}>
        {text}
      </Text>
    ))}
  </Dialog>
);

export const Default: StoryObj<typeof meta> = {
  render: () => <Example size="md" texts={['一段话。']} />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: '添加素材' });
    // Outside the themed root it would have no background.
    await expect(dialog.closest('.cd-root')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalledWith(false);
  },
};

export const Scrolls: StoryObj<typeof meta> = {
  render: () => <Example size="lg" texts={paragraphs} />,
};

/** A sheet beside the page that it is about. */
export const SideSheet: StoryObj<typeof meta> = {
  render: () => (
    <Dialog isOpen onOpenChange={close} title="林知远" placement="side" isDismissable>
      {paragraphs.map((text) => (
        <Text as="p" key={text}>
          {text}
        </Text>
      ))}
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: '林知远' })).toBeVisible();
  },
};
