import { buildAnswer } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Play } from '#testing/plays/open-dialog.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { TestConnection } from './test-connection';

const answering = (answer: Parameters<typeof buildAnswer>[0]) =>
  storyBackend({
    change: (state) => {
      state.config = JSON.stringify({ defaultBot: 6, gpttoken: 'sk-1' });
      state.answer = buildAnswer(answer);
    },
  });
const press: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /测试连接|Test the connection/ }));
  await expect(await canvas.findByText(/用时|second/)).toBeVisible();
};

/** A saved AI is asked one question where its key is entered. */
const meta = {
  title: 'Lists/TestConnection',
  component: TestConnection,
  args: { saved: { place: 'provider', version: 12 } },
  parameters: { ...answering({}) },
} satisfies Meta<typeof TestConnection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unsaved: Story = { args: { saved: undefined } };
export const Works: Story = { play: press };
export const WrongKey: Story = {
  parameters: answering({ fault: 'key', status: 401, detail: 'Incorrect API key provided: ***' }),
  play: press,
};
export const LongContent: Story = {
  globals: { width: '320' },
  parameters: answering({
    fault: 'tls',
    status: null,
    detail: 'self-signed certificate '.repeat(9),
  }),
  play: press,
};
export const English: Story = { ...WrongKey, globals: { locale: 'en' } };
