import type { AskFault } from '@chatdeck/sdk/constants';
import { buildAnswer } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Play } from '#testing/plays/open-dialog.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { AskForReal } from './ask-for-real';

type Given = Parameters<typeof buildAnswer>[0];

/** The account has a key, and its service answers like this. */
const answering = (answer: Given) =>
  storyBackend({
    change: (state) => {
      state.config = JSON.stringify({ defaultBot: 6, gpttoken: 'sk-1' });
      state.answer = buildAnswer(answer);
    },
  });
const failing = (fault: AskFault, detail: string, rest: Given = {}) => ({
  parameters: answering({ fault, detail, ...rest }),
  play: press,
});
const press: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /真的问一次|Ask for real/ }));
  await expect(await canvas.findByRole('button', { name: /再问一次|Ask again/ })).toBeVisible();
};

/** A service is really called where the simulation cannot predict its answer. */
const meta = {
  title: 'Lists/AskForReal',
  component: AskForReal,
  args: { question: { place: 'provider', version: 12, text: '推荐一本书' } },
  parameters: { ...answering({}) },
} satisfies Meta<typeof AskForReal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unsaved: Story = { args: { question: undefined } };
export const Pending: Story = {
  parameters: storyBackend({ faults: { 'question.ask': { kind: 'never' } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '真的问一次' }));
    await expect(await canvas.findByText('正在等回答，最多 10 秒')).toBeVisible();
  },
};
export const Answered: Story = { play: press };
export const Cards: Story = {
  parameters: answering({
    host: 'shop.qinghe.cn',
    ms: 380,
    replies: [
      { type: 1, content: '订单 7 已发货。' },
      { type: 4, title: '订单 7', description: '已发货', url: 'https://shop.qinghe.cn/7' },
    ],
  }),
  play: press,
};
export const WrongKey: Story = failing('key', 'Incorrect API key provided: ***', { status: 401 });
export const NoQuota: Story = failing('quota', 'You exceeded your current quota', { status: 429 });
export const NotFound: Story = failing('notFound', 'The model `gpt-9` does not exist', {
  status: 404,
});
export const Refused: Story = failing('refused', 'connect ECONNREFUSED 203.0.113.7:443', {
  status: null,
});
export const PrivateAddress: Story = failing(
  'private',
  'The address belongs to a private network',
  {
    status: null,
  },
);
export const TimedOut: Story = failing('timeout', 'No answer in time', {
  status: null,
  ms: 10_004,
});
export const NotJson: Story = failing('notJson', `<!doctype html>${'<div>'.repeat(60)}`);
export const Empty: Story = failing('empty', '');
export const KeyMissing: Story = {
  parameters: storyBackend({ change: (state) => (state.config = '{"defaultBot":6}') }),
  play: press,
};
export const LongContent: Story = {
  globals: { width: '320' },
  parameters: answering({
    replies: [{ type: 1, content: '青禾书房周末亲子共读活动报名须知与到店指引。'.repeat(12) }],
  }),
  play: press,
};
export const English: Story = { ...WrongKey, globals: { locale: 'en' } };
