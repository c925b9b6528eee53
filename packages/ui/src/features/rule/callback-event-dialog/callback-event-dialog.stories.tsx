import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { storyBackend } from '../../../testing/story-backend';
import CallbackEventDialog, { type CallbackEventDialogProps } from './callback-event-dialog';

const LONG = '青禾书房周末亲子共读活动报名须知与到店指引（含停车、寄存与借阅说明）';

/** Closes as its host would close it. */
function Host({ onOpenChange, ...props }: CallbackEventDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const change = (open: boolean) => {
    setOpen(open);
    onOpenChange(open);
  };
  return <CallbackEventDialog {...props} isOpen={isOpen} onOpenChange={change} />;
}

const meta = {
  title: 'Features/Rule/CallbackEventDialog',
  component: CallbackEventDialog,
  render: (args) => <Host {...args} />,
  args: { isOpen: true, onOpenChange: fn(), onConfirm: fn() },
  parameters: storyBackend(),
} satisfies Meta<typeof CallbackEventDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const event = {
  ...{ type: 100 as const, keywords: ['查订单', '物流'], reg: 1 as const, scope: 'all' as const },
  ...{ needAt: 0 as const, timeout: 30, postUrl: '', customUrl: 'https://shop.example/hook' },
  moreData: [
    { key: 'shop', value: 12 },
    { key: 'from', value: 'chatdeck' },
  ],
};

const typeKeyword = async ({ canvas, userEvent }: Context) =>
  userEvent.type(await canvas.findByRole('combobox', { name: '关键词' }), '查订单{Enter}');

const chooseCustom = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('radio', { name: '自定义回调' }));

const submit = async ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: '添加' }));

export const Default: Story = { tags: ['screen'] };

export const EditCustom: Story = {
  tags: ['screen'],
  args: { event },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('回调地址')).toHaveValue('https://shop.example/hook');
    await expect(canvas.getByLabelText('参数值 1')).toHaveValue('12');
  },
};

/** What was stored comes back as it was: a number stays a number. */
export const SavesAsStored: Story = {
  args: { event },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByLabelText('回调地址');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(event));
  },
};

/** The event of another server, which this one does not list, stays a choice. */
export const EditUnknownEvent: Story = {
  args: { event: { ...event, type: 1, postUrl: 'https://old.example/callback/1' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /https:\/\/old\.example\/callback\/1/ }),
    ).toBeVisible();
  },
};

export const Invalid: Story = {
  tags: ['screen'],
  play: async (context) => {
    const { canvas, args } = context;
    await canvas.findByRole('combobox', { name: '关键词' });
    await submit(context);
    await expect(await canvas.findByText('关键词必填')).toBeVisible();
    await expect(canvas.getByText('请选择内置事件')).toBeVisible();
    await expect(await canvas.findByText('请将表单填写完整后提交')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '关键词' })).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const EventMissing: Story = {
  play: async (context) => {
    const { canvas } = context;
    await typeKeyword(context);
    await submit(context);
    await expect(await canvas.findByText('请选择内置事件')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /内置事件/ })).toHaveFocus());
  },
};

export const AddressMissing: Story = {
  play: async (context) => {
    const { canvas } = context;
    await typeKeyword(context);
    await chooseCustom(context);
    await submit(context);
    await expect(await canvas.findByText('回调地址必填')).toBeVisible();
    await expect(canvas.getByLabelText('回调地址')).toHaveFocus();
  },
};

export const AddressWrong: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeKeyword(context);
    await chooseCustom(context);
    await userEvent.type(canvas.getByLabelText('回调地址'), 'ftp://shop.example');
    await submit(context);
    await expect(await canvas.findByText('回调地址需要以 http:// 或 https:// 开头')).toBeVisible();
  },
};

export const TimeoutWrong: Story = {
  args: { event },
  play: async ({ canvas, userEvent }) => {
    const timeout = await canvas.findByLabelText('超时时间');
    await userEvent.clear(timeout);
    await userEvent.type(timeout, '-1');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('超时时间需要是不小于 0 的整数')).toBeVisible();
    await expect(timeout).toHaveFocus();
  },
};

export const ParameterMissing: Story = {
  args: { event },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加参数' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('参数名必填')).toBeVisible();
    await expect(canvas.getByLabelText('参数名 3')).toHaveFocus();
  },
};

/** The payload follows the form, and what the robot fills in cannot be replaced. */
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
    // The list of a select lies in the layer of the dialogs.
    const list = await within(document.body).findByRole('listbox');
    await userEvent.click(await within(list).findByRole('option', { name: '我是谁' }));
    const add = canvas.getByRole('button', { name: '添加' });
    for (let press = 0; press < 10; press += 1) await userEvent.click(add);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith({
      ...{ type: 1, keywords: ['查订单'], reg: 1, scope: 'all', needAt: 1, timeout: 60 },
      ...{
        postUrl: 'https://chatdeck.example/v1/api/callback/whoami',
        customUrl: '',
        moreData: [],
      },
    });
  },
};

export const ConfirmsCustom: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await typeKeyword(context);
    await chooseCustom(context);
    await userEvent.type(canvas.getByLabelText('回调地址'), 'https://shop.example/hook');
    await userEvent.click(canvas.getByRole('radio', { name: '仅群聊' }));
    await submit(context);
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(1));
    await expect(args.onConfirm).toHaveBeenCalledWith(
      expect.objectContaining({ type: 100, customUrl: 'https://shop.example/hook', scope: 'room' }),
    );
  },
};

export const EventsFail: Story = {
  parameters: storyBackend({ faults: { 'site.callbackEvents': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('内置事件没有加载出来。')).toBeVisible();
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

export const LongContent: Story = {
  tags: ['screen'],
  args: {
    event: {
      ...event,
      keywords: [LONG, ...event.keywords],
      customUrl: `https://shop.example/${'very-long-path/'.repeat(30)}`,
      moreData: Array.from({ length: 8 }, (_, at) => ({ key: `键${at}`, value: LONG.repeat(3) })),
    },
  },
};

export const Narrow: Story = { globals: { width: '320' }, args: { event } };

export const English: Story = { globals: { locale: 'en' }, args: { event } };
