import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { closingHost } from '#testing/closing-host.tsx';
import { confirmsOnce, refuses } from '#testing/plays/dialog-plays.ts';
import type { Context } from '#testing/plays/open-dialog.ts';
import CronDialog from './cron-dialog';

/** Presses the confirm button. */
const confirm = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: '确定' }));

/** Types into one of the fields and returns it. */
const write = async ({ canvas, userEvent }: Context, field: string, text: string) => {
  const input = await canvas.findByLabelText(field);
  await userEvent.clear(input);
  await userEvent.type(input, text);
  return input;
};

/** Asserts that the error is shown at the field and in the preview. */
const announces = async ({ canvas }: Context, text: string) =>
  expect((await canvas.findAllByText(text))[0]).toBeVisible();

const Host = closingHost(CronDialog);

const meta = {
  title: 'Features/Cron/CronDialog',
  component: CronDialog,
  render: (args) => <Host {...args} />,
  args: {
    isOpen: true,
    value: '0 0 20 * * 3,5',
    subject: '五月共读提醒',
    viewerZone: 'Asia/Shanghai',
    onOpenChange: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof CronDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weekly: Story = {
  tags: ['screen'],
  args: { viewerZone: 'Asia/Tokyo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('每周三、周五 20:00')).toBeVisible();
    await expect(await canvas.findByText('05-20 周三 20:00')).toBeVisible();
    await expect(canvas.getAllByText('21:00')).toHaveLength(5);
    await expect(canvas.getByText('你的时区 Asia/Tokyo')).toBeVisible();
  },
};

/** In the robot's own time zone only one clock is shown. */
export const SameZone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('05-20 周三 20:00')).toBeVisible();
    await expect(canvas.queryByText(/^你的时区/)).toBeNull();
  },
};

export const Default: Story = {
  args: { value: '' },
  play: async (context) => {
    await expect(await context.canvas.findByText('每天 08:00')).toBeVisible();
    await confirm(context);
    await expect(context.args.onConfirm).toHaveBeenCalledWith('0 0 8 * * *');
  },
};

export const Interval: Story = { tags: ['screen'], args: { value: '0 */40 * * * *' } };

export const Monthly: Story = {
  tags: ['screen'],
  args: { value: '0 0 8 1,31 * *' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('没有这一天的月份会跳过')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '最后一天' }));
    await expect(canvas.queryByText('没有这一天的月份会跳过')).toBeNull();
  },
};

export const Custom: Story = { tags: ['screen'], args: { value: '0 0 8 * 9 1' } };

export const Confirms: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '星期一' }));
    await confirmsOnce(context, '确定');
    await expect(args.onConfirm).toHaveBeenCalledWith('0 0 20 * * 1,3,5');
  },
};

/** The other kinds keep their choices, and the expression starts from them. */
export const SwitchesKind: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: '表达式' }));
    await expect(canvas.getByLabelText('星期')).toHaveValue('3,5');
    await userEvent.click(canvas.getByRole('radio', { name: '每天' }));
    await expect(await canvas.findByText('每天 20:00')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '每周' }));
    await expect(canvas.getByRole('button', { name: '星期五' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Never: Story = {
  tags: ['screen'],
  args: { value: '0 0 8 * 9 1' },
  play: async (context) => {
    const day = await write(context, '日', '31');
    await announces(context, '日：这个时间永远不会到来');
    await refuses(context, '确定', day);
  },
};

export const TooOften: Story = {
  args: { value: '0 0 8 * 9 1' },
  play: async (context) => {
    const second = await write(context, '秒', '*');
    await announces(context, '秒：每分钟最多执行一次');
    await refuses(context, '确定', second);
  },
};

export const EveryMinute: Story = {
  tags: ['screen'],
  args: { value: '30 * * * * *' },
  play: async (context) => {
    const { canvas, args } = context;
    await confirm(context);
    await expect(await canvas.findByRole('alertdialog', { name: '执行得太频繁' })).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const EveryMinuteConfirmed: Story = {
  args: { value: '30 * * * * *' },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await confirm(context);
    await userEvent.click(await canvas.findByRole('button', { name: '仍然使用' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('30 * * * * *');
  },
};

export const NoDay: Story = {
  args: { value: '0 0 20 * * 3' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '星期三' }));
    const monday = canvas.getByRole('button', { name: '星期一' });
    await refuses(context, '确定', monday, '执行时间必填');
  },
};

export const WrongTime: Story = {
  play: async (context) => {
    const time = await write(context, '时间', '25:00');
    await refuses(context, '确定', time);
    await expect(time).toHaveAccessibleDescription('时间请按 08:00 的格式填写');
  },
};

/** A stored expression that the robot cannot read. */
export const Unreadable: Story = {
  args: { value: 'every day' },
  play: async (context) => refuses(context, '确定', await context.canvas.findByLabelText('时')),
};

export const PastesExpression: Story = {
  args: { value: '0 0 8 * 9 1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('秒'));
    await userEvent.paste('0 30 9 1,15 * *');
    await expect(canvas.getByLabelText('日')).toHaveValue('1,15');
  },
};

export const AsksBeforeClosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '星期一' }));
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(await canvas.findByText('放弃未保存的修改？')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: {
    value: '0 0,10,20,30,40 */5 1,7,14,21,28 1,3,5 *',
    subject: '青禾书房周末亲子共读活动报名须知与到店指引（含停车、寄存与借阅说明）'.repeat(2),
    viewerZone: 'America/Argentina/ComodRivadavia',
  },
};

export const Narrow: Story = { globals: { width: '320' }, args: { value: '0 0 8 1,31 * *' } };

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  args: { viewerZone: 'America/New_York' },
};
