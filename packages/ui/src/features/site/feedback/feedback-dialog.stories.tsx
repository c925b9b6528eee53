import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import FeedbackDialog from './feedback-dialog';

const meta = {
  title: 'Features/Site/FeedbackDialog',
  component: FeedbackDialog,
  tags: ['screen'],
  args: { isOpen: true, onOpenChange: fn() },
  parameters: storyBackend(),
} satisfies Meta<typeof FeedbackDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function write({ canvas, userEvent }: Context) {
  const dialog = within(await canvas.findByRole('dialog', { name: '意见反馈' }));
  await userEvent.type(dialog.getByLabelText('内容'), '群发时想按标签选群');
  await userEvent.click(dialog.getByRole('button', { name: '提交' }));
  return dialog;
}

export const Default: Story = {};

export const Sends: Story = {
  play: async (context) => {
    await write(context);
    await expect(await context.canvas.findByText('已提交，谢谢')).toBeVisible();
    await waitFor(() => expect(context.args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交' }));
    await waitFor(() => expect(canvas.getByLabelText('内容')).toHaveAttribute('aria-invalid'));
    await expect(canvas.getByLabelText('内容')).toHaveFocus();
  },
};

export const Refused: Story = {
  parameters: storyBackend({ faults: { 'site.feedback': { kind: 'code', code: 50000 } } }),
  play: async (context) => {
    const dialog = await write(context);
    await expect(await dialog.findByText(/写的内容都还在/)).toBeVisible();
    await expect(dialog.getByLabelText('内容')).toHaveValue('群发时想按标签选群');
  },
};

export const English: Story = { globals: { locale: 'en', scheme: 'dark' } };
export const Narrow: Story = { globals: { width: '320' }, tags: ['!screen'] };
