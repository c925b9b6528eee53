import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { closingHost } from '#testing/closing-host.tsx';
import { confirmsOnce, refuses, savesAsStored } from '#testing/plays/dialog-plays.ts';
import { storyBackend } from '#testing/story-backend.ts';
import CallbackEventDialog from './callback-event-dialog';
import { chooseCustom, event, LONG_EVENT, typeKeyword } from './callback-event-dialog.fixtures';

const Host = closingHost(CallbackEventDialog);

const meta = {
  title: 'Features/Callback/CallbackEventDialog',
  component: CallbackEventDialog,
  render: (args) => <Host {...args} />,
  args: { isOpen: true, onOpenChange: fn(), onConfirm: fn() },
  parameters: storyBackend(),
} satisfies Meta<typeof CallbackEventDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screen'] };

export const EditCustom: Story = {
  tags: ['screen'],
  args: { event },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('回调地址')).toHaveValue('https://shop.example/hook');
    await expect(canvas.getByLabelText('参数值 1')).toHaveValue('12');
  },
};

/** Stored values keep their types: a number stays a number. */
export const SavesAsStored: Story = { args: { event }, play: savesAsStored(event) };

/**
 * An event of another server is shown as stored, and must be changed before saving: the robot signs what it sends
 * there.
 */
export const EventOfAnotherServer: Story = {
  tags: ['screen'],
  args: { event: { ...event, type: 1, postUrl: 'https://old.example/callback/1' } },
  play: async (context) => {
    const name = /https:\/\/old\.example\/callback\/1/;
    const field = await context.canvas.findByRole('button', { name });
    // Validated once the events of this server have loaded.
    await context.userEvent.click(field);
    const list = await within(document.body).findByRole('listbox');
    await within(list).findByRole('option', { name: '我是谁' });
    await context.userEvent.keyboard('{Escape}');
    const error = '这不是本服务器的内置事件，请重新选择；要调用自己的服务，请用自定义回调';
    await refuses(context, '保存', field, error);
  },
};

export const ParameterReserved: Story = {
  args: { event },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const key = await canvas.findByLabelText('参数名 1');
    await userEvent.clear(key);
    await userEvent.type(key, 'uid');
    await refuses(context, '保存', key, '这个参数由机器人填写，请换一个参数名');
  },
};

export const Invalid: Story = {
  tags: ['screen'],
  play: async (context) => {
    const keywords = await context.canvas.findByRole('combobox', { name: '关键词' });
    const errors = ['关键词必填', '请选择内置事件', '请将表单填写完整后提交'];
    await refuses(context, '添加', keywords, ...errors);
  },
};

export const EventMissing: Story = {
  play: async (context) => {
    await typeKeyword(context);
    const event = context.canvas.getByRole('button', { name: /内置事件/ });
    await refuses(context, '添加', event, '请选择内置事件');
  },
};

export const AddressMissing: Story = {
  play: async (context) => {
    await typeKeyword(context);
    await refuses(context, '添加', await chooseCustom(context), '回调地址必填');
  },
};

export const AddressWrong: Story = {
  play: async (context) => {
    await typeKeyword(context);
    const address = await chooseCustom(context);
    await context.userEvent.type(address, 'ftp://shop.example');
    await refuses(context, '添加', address, '回调地址需要以 http:// 或 https:// 开头');
  },
};

export const TimeoutWrong: Story = {
  args: { event },
  play: async (context) => {
    const timeout = await context.canvas.findByLabelText('超时时间');
    await context.userEvent.clear(timeout);
    await context.userEvent.type(timeout, '-1');
    await refuses(context, '保存', timeout, '请填写不小于 0 的整数');
  },
};

export const ParameterMissing: Story = {
  args: { event },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '添加参数' }));
    await refuses(context, '保存', await canvas.findByLabelText('参数名 3'), '参数名必填');
  },
};

/** The payload follows the form, and the fields that the robot fills in cannot be overridden. */
export const Payload: Story = {
  tags: ['screen'],
  args: { event },
  play: async ({ canvas, userEvent }) => {
    const payload = await canvas.findByRole('region', { name: '机器人会发出' });
    await expect(payload).toHaveTextContent('"shop": "12"');
    await userEvent.click(canvas.getByRole('button', { name: '添加参数' }));
    await userEvent.type(canvas.getByLabelText('参数名 3'), 'word');
    await userEvent.type(canvas.getByLabelText('参数值 3'), 'mine');
    await expect(await canvas.findByText(/word 由机器人填写/)).toBeVisible();
    await expect(payload).toHaveTextContent('"word": "查订单"');
    await userEvent.click(canvas.getByRole('button', { name: '移除参数 shop' }));
    await expect(payload).not.toHaveTextContent('"shop"');
  },
};

export const ConfirmsBuiltIn: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await typeKeyword(context);
    await userEvent.click(canvas.getByRole('button', { name: /内置事件/ }));
    // A select renders its list in the overlay layer.
    const list = await within(document.body).findByRole('listbox');
    await userEvent.click(await within(list).findByRole('option', { name: '我是谁' }));
    await confirmsOnce(context, '添加');
    await expect(args.onConfirm).toHaveBeenCalledWith({
      type: 1,
      keywords: ['查订单'],
      reg: 1,
      scope: 'all',
      needAt: 1,
      timeout: 60,
      postUrl: 'https://chatdeck.example/v1/api/callback/whoami',
      customUrl: '',
      moreData: [],
    });
  },
};

export const ConfirmsCustom: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await typeKeyword(context);
    await userEvent.type(await chooseCustom(context), 'https://shop.example/hook');
    await userEvent.click(canvas.getByRole('radio', { name: '仅群聊' }));
    await userEvent.click(canvas.getByRole('button', { name: '添加' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(1));
    await expect(args.onConfirm).toHaveBeenCalledWith(
      expect.objectContaining({ type: 100, customUrl: 'https://shop.example/hook', scope: 'room' }),
    );
  },
};

export const EventsFail: Story = {
  parameters: storyBackend({ faults: { 'site.callbackEvents': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('内置事件加载失败。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const EventsLoading: Story = {
  parameters: storyBackend({ faults: { 'site.callbackEvents': { kind: 'never' } } }),
};

export const AsksBeforeClosing: Story = {
  args: { event },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('回调地址'), '/v2');
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(await canvas.findByText('放弃未保存的修改？')).toBeVisible();
  },
};

export const LongContent: Story = { tags: ['screen'], args: { event: LONG_EVENT } };

export const Narrow: Story = { globals: { width: '320' }, args: { event } };

export const English: Story = { globals: { locale: 'en' }, args: { event } };
