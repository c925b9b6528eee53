import { toJsonObject } from '@chatdeck/sdk/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { configChange } from '#lists/config/save-guard.ts';
import { configBackend } from '#lists/rules/rule-list.fixtures.ts';
import { BOOKSHOP } from '../simulator.fixtures';
import SampleCheck from './sample-check';
import { sampleOf } from './samples.fixtures';

const HOURS = '每天 10:00 开门，21:30 关门。';
const before = toJsonObject(BOOKSHOP);
const after = { ...before, replyKeywords: [] };

/** What a change of the config does to sample messages, before it is saved. */
const meta = {
  title: 'Lists/SampleCheck',
  component: SampleCheck,
  args: { change: configChange(before, after), onAnswer: fn(), onClose: fn() },
  parameters: {
    ...configBackend(BOOKSHOP, {
      change: (state) => {
        state.dialogues = [];
        state.samples = [sampleOf('1', '几点开门', HOURS), sampleOf('2', '你好', HOURS)];
      },
    }),
  },
} satisfies Meta<typeof SampleCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changes: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(HOURS)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '继续编辑' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: '仍然保存' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};
export const NoChange: Story = {
  args: { change: configChange(before, before) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
  },
};
/** Nobody can say what the config before answered: samples are compared with what they should be. */
export const Fresh: Story = {
  args: { change: configChange(undefined, {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(HOURS)).toHaveLength(2);
    await expect(canvas.getAllByText('预期')[0]).toBeVisible();
  },
};
export const LongContent: Story = { globals: { width: '320' } };
export const English: Story = { globals: { locale: 'en' } };
