import type { Relation } from '@chatdeck/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import RelatedDialog from './related-dialog';

const ROOM = { kind: 'room', id: 'room-0', name: '读书会' } as const;
const relation = (place: string, at: number, label: string): Relation => ({
  place,
  at,
  id: null,
  label,
});
const USES = [
  relation('replyKeywords', 0, '几点开门'),
  relation('roomTaskSchedule', 1, '0 0 8 * * *'),
  relation('roomAsyncList', 0, '三个读书会'),
  { ...relation('rssFeeds', 0, '0 30 9 * * *'), at: null, id: '1' },
];
const usedIn = (uses: readonly Relation[]) =>
  storyBackend({ change: (state) => void (state.relations = { [ROOM.id]: [...uses] }) });

/** Where a group, a friend, a material or a prompt is used. */
const meta = {
  title: 'Lists/RelatedDialog',
  component: RelatedDialog,
  args: { target: ROOM, onClose: fn() },
  parameters: { ...usedIn(USES) },
} satisfies Meta<typeof RelatedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('几点开门')).toBeVisible();
    await expect(canvas.getByText('每天 08:00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '简单问答' })).toBeVisible();
  },
};
export const Unused: Story = {
  parameters: usedIn([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有设置用到它')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: storyBackend({ faults: { 'group.related': { kind: 'never' } } }),
};
export const Failed: Story = {
  parameters: storyBackend({ faults: { 'group.related': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const LongContent: Story = {
  args: { target: { ...ROOM, name: '青禾书房周末共读与门店活动通知'.repeat(4) } },
  globals: { width: '320' },
};
export const English: Story = { globals: { locale: 'en' } };
