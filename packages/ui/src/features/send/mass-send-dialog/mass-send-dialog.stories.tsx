import { MASS_SEND_TARGET } from '@chatdeck/sdk/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import MassSendDialog from './mass-send-dialog';
import { Host, noEvents, pickTwo, press, ROOMS, toContent } from './mass-send-dialog.fixtures';

const meta = {
  title: 'Features/Send/MassSendDialog',
  component: MassSendDialog,
  render: (args) => <Host {...args} />,
  tags: ['screen'],
  args: { isOpen: true, onOpenChange: fn(), onStarted: fn(), selection: ROOMS },
  parameters: storyBackend(noEvents),
} satisfies Meta<typeof MassSendDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: '群发消息' })).toBeVisible();
    await expect(await canvas.findByText('已选 3 个群')).toBeVisible();
  },
};

export const Friends: Story = {
  args: { target: MASS_SEND_TARGET.contact, selection: [] },
  parameters: storyBackend({ ...noEvents, amount: 'many' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('dialog', { name: '好友群发' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('option', { name: '选中全部 5,000 个' }));
    await expect(canvas.getByText('已选 5,000 位好友')).toBeVisible();
  },
};

export const NobodyChosen: Story = {
  args: { selection: [] },
  play: async (context) => {
    await press(context, '下一步');
    await expect(await context.canvas.findByText('群名/好友昵称至少填一个')).toBeVisible();
  },
};

export const NothingToSend: Story = {
  play: async (context) => {
    await toContent(context);
    await press(context, '下一步');
    await expect(await context.canvas.findByText('素材必选')).toBeVisible();
  },
};

/** A notice is text and needs groups that the robot administers; the others show why they are left out. */
export const Notice: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: '群公告' }));
    await expect(await canvas.findByText(/不能发公告，没有算进来/)).toBeVisible();
    const [disabled] = await canvas.findAllByRole('option', { name: /机器人不是管理员/ });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NoticeIsText: Story = {
  args: { target: MASS_SEND_TARGET.notice },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toContent(context);
    await userEvent.click(canvas.getByRole('radio', { name: '写一条' }));
    const file = await canvas.findByRole('radio', { name: /文件.*群公告仅支持文本/ });
    await expect(file).toBeDisabled();
  },
};

export const Content: Story = { play: pickTwo };

export const WrittenInvalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toContent(context);
    await userEvent.click(canvas.getByRole('radio', { name: '写一条' }));
    await expect(await canvas.findByRole('radio', { name: /小程序/ })).toBeDisabled();
    await press(context, '下一步');
    await expect(await canvas.findByText('内容必填')).toBeVisible();
    await expect(canvas.getByText('请将表单填写完整后发送')).toBeVisible();
  },
};

export const AsksBeforeClosing: Story = {
  play: async (context) => {
    await pickTwo(context);
    await press(context, '上一步');
    await press(context, '取消');
    await expect(await context.canvas.findByText('放弃未保存的修改？')).toBeVisible();
    await expect(context.args.onOpenChange).not.toHaveBeenCalled();
  },
};
