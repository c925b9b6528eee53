import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { closingHost } from '#testing/closing-host.tsx';
import { partnerSession } from '#lists/rules/rule-list.fixtures.ts';
import { storyBackend } from '#testing/story-backend.ts';
import SendMessageDialog from './send-message-dialog';

const Host = closingHost(SendMessageDialog);

const meta = {
  title: 'Features/Send/SendMessageDialog',
  component: SendMessageDialog,
  render: (args) => <Host {...args} />,
  tags: ['screen'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSent: fn(),
    target: { kind: 'room', wxid: 'room-1', name: '门店值班' },
  },
  parameters: storyBackend(),
} satisfies Meta<typeof SendMessageDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const write: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('内容'), '明天早班八点到');
};
const writeAndSend: NonNullable<Story['play']> = async (context) => {
  await write(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: '发送' }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /小程序/ })).toBeDisabled();
  },
};

export const ToFriend: Story = {
  args: { target: { kind: 'contact', wxid: 'friend-1', name: '周青' } },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发送' }));
    await expect(await canvas.findByText('内容必填')).toBeVisible();
    await expect(canvas.getByLabelText('内容')).toHaveFocus();
  },
};

export const Sends: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await writeAndSend(context);
    await expect(await canvas.findByText('发送成功，5s内请勿再次发送')).toBeVisible();
    await expect(canvas.getByText('消息发送成功，以手机收到消息为准')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /秒后可再发/ })).toBeDisabled();
    await expect(args.onSent).toHaveBeenCalledTimes(1);
  },
};

export const Offline: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.online = false;
    },
  }),
  play: async (context) => {
    const { canvas, args } = context;
    await writeAndSend(context);
    await expect(await canvas.findByText('未发出')).toBeVisible();
    await expect(canvas.getByLabelText('内容')).toHaveValue('明天早班八点到');
    await expect(canvas.getByRole('button', { name: '发送' })).toBeEnabled();
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

export const TooSoon: Story = {
  parameters: storyBackend({
    faults: {
      'send.sayToRoom': { kind: 'code', code: 31002, data: { retryAfterMs: 60_000 } },
    },
  }),
  play: async (context) => {
    await writeAndSend(context);
    const wait = await context.canvas.findByRole('button', { name: /^(60|59|58) 秒后可再发$/ });
    await expect(wait).toBeDisabled();
  },
};

export const NetworkFails: Story = {
  parameters: storyBackend({
    faults: { 'send.sayToRoom': { kind: 'raw', status: 500, body: '' } },
  }),
  play: async (context) => {
    await writeAndSend(context);
    await expect(await context.canvas.findByText('未发出')).toBeVisible();
    await expect(context.canvas.getByLabelText('内容')).toHaveValue('明天早班八点到');
  },
};

export const Pending: Story = {
  parameters: storyBackend({ faults: { 'send.sayToRoom': { kind: 'never' } } }),
  play: async (context) => {
    await writeAndSend(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: '发送' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

const toPicker: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: '从素材选' }));
  await userEvent.click(canvas.getByRole('button', { name: '选择素材' }));
  await canvas.findByRole('dialog', { name: '选择素材' }, { timeout: 5_000 });
};

/** A material of any type that can be sent from here; mini programs are listed with the reason. */
export const FromMaterial: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toPicker(context);
    await userEvent.click(await canvas.findByRole('radio', { name: '小程序' }));
    const [mini] = await canvas.findAllByRole('radio', { name: /此处不能发送小程序/ });
    await expect(mini).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'H5 链接' }));
    const [link] = await canvas.findAllByRole('radio', { name: /共读书单/ });
    await userEvent.click(link ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: '确定（1）' }));
    const preview = await canvas.findByRole('figure', { name: '对方会看到' });
    await expect(preview).toHaveTextContent('六月共读书单');
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(await canvas.findByText('消息发送成功，以手机收到消息为准')).toBeVisible();
  },
};

export const NoMaterialChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '从素材选' }));
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(await canvas.findByText('素材必选')).toBeVisible();
  },
};

/** Closing asks for confirmation while there is unsent input. */
export const AsksBeforeClosing: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await write(context);
    const [, close] = canvas.getAllByRole('button', { name: '关闭' });
    await userEvent.click(close ?? document.body);
    await userEvent.click(await canvas.findByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const ClosesAfterSending: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await writeAndSend(context);
    await canvas.findByText('消息发送成功，以手机收到消息为准');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    target: {
      kind: 'room',
      wxid: 'room-1',
      name: '青禾书房周末亲子共读活动报名与到店指引通知群（二群，满员请加三群）',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('内容'));
    await userEvent.paste('没有空格的长地址https://qinghe.example/'.repeat(20));
  },
};

export const SendsFile: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /文件/ }));
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(await canvas.findByText('文件必传')).toBeVisible();
    await expect(canvas.getByText('请将表单填写完整后发送')).toBeVisible();
    const pdf = new File(['x'], 'menu.pdf', { type: 'application/pdf' });
    await userEvent.upload(await canvas.findByLabelText('文件'), pdf);
    await expect(await canvas.findByText(/已上传/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalledTimes(1));
  },
};

export const LinkInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /H5 链接/ }));
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    for (const text of ['链接url必填', '链接标题必填', '链接描述必填', '缩略图必传']) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await expect(canvas.getByLabelText('链接地址')).toHaveFocus();
    await expect(canvas.getByText('请将表单填写完整后发送')).toBeVisible();
  },
};

export const Narrow: Story = { ...LinkInvalid, globals: { width: '320' } };
export const English: Story = { globals: { locale: 'en' } };

/** A partner's session that may not send is told so before anything is written. */
export const NotInSession: Story = {
  parameters: storyBackend(partnerSession('contact:read')),
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { name: '这里没有开放这一项' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(
      canvas.getAllByRole('button', { name: '关闭' })[0] ?? canvas.getByRole('dialog'),
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
