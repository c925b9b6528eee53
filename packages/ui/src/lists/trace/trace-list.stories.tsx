import { simulate, type SimulationMessage } from '@chatdeck/sdk/simulate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TraceList } from './trace-list';

const reply = (keywords: readonly string[], content: string, more: object = {}) => ({
  keywords,
  reg: 1,
  needAt: 0,
  scope: 'all',
  replys: [{ type: 1, content }],
  ...more,
});
const config = {
  autoReply: true,
  defaultBot: 6,
  gpttoken: 'key',
  replyKeywords: [
    reply(['报名', '共读'], '五月共读《长安的荔枝》'),
    reply(['营业', '几点'], '每天 10:00 开门', { needAt: 1 }),
  ],
  preventWords: '彩票',
};
const from = { id: 'wxid_lin', name: '林知远' };
const ofMessage = (message: Partial<SimulationMessage>, served: object = config) =>
  simulate({ config: served, user: { role: 'user' } }, { text: '', from, ...message }).trace;

const meta = {
  title: 'Lists/TraceList',
  component: TraceList,
  args: { stages: ofMessage({ text: '共读怎么报名？' }), onOpenRule: fn() },
} satisfies Meta<typeof TraceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('报名')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '打开「简单问答」第 1 条' }));
    await expect(args.onOpenRule).toHaveBeenCalledWith({ list: 'replyKeywords', index: 0 });
    await userEvent.click(canvas.getByRole('button', { name: /没有执行$/ }));
    await expect(canvas.getByText('全局 AI')).toBeVisible();
  },
};
export const Asked: Story = { args: { stages: ofMessage({ text: '推荐一本书' }) } };
export const Stopped: Story = { args: { stages: ofMessage({ text: '长'.repeat(1001) }) } };
/** The rule that fits needs an @, and so does the AI. */
export const Silent: Story = {
  args: { stages: ofMessage({ text: '几点开门', room: { id: 'r1', topic: '青禾读书会' } }) },
};
export const Malformed: Story = {
  args: { stages: ofMessage({ text: '在吗' }, { ...config, replyKeywords: [null] }) },
};
export const English: Story = { globals: { locale: 'en' } };
export const LongContent: Story = {
  globals: { width: '320' },
  args: {
    stages: ofMessage(
      { text: '青禾书房周末亲子共读活动报名须知与到店指引' },
      { replyKeywords: [reply(['青禾书房周末亲子共读活动报名须知与到店指引'], '好')] },
    ),
  },
};
