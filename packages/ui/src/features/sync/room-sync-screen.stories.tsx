import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { configBackend, failing, withoutMembership } from '#lists/rules/rule-list.fixtures.ts';
import { adds, offersMembership } from '#testing/plays/list-plays.ts';
import { openDialog } from '#testing/plays/open-dialog.ts';
import { RoomSyncScreen } from './room-sync-screen';

const SYNCS = {
  roomAsyncList: [
    { model: 1, one: '青禾读书会 1 群', many: ['青禾读书会 2 群', '青禾读书会 3 群'], forward: 2 },
    { model: 2, one: '店务群', many: ['城东店', '城西店'], forward: 1 },
    { model: 3, one: '', many: ['亲子共读 A', '亲子共读 B', '亲子共读 C'], forward: 1 },
  ],
};

/** Groups whose messages are synchronised. */
const meta = {
  title: 'Features/Sync/RoomSyncScreen',
  component: RoomSyncScreen,
  parameters: { ...configBackend(SYNCS) },
} satisfies Meta<typeof RoomSyncScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('多对多模式')).toBeVisible();
    await expect(canvas.getByText('店务群')).toBeVisible();
  },
};
export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };
export const Restricted: Story = {
  parameters: configBackend(SYNCS, withoutMembership),
  play: offersMembership('添加同步规则'),
};

/** The required fields depend on the model. */
export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context, '添加同步规则');
    await userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('群组必选')).toBeVisible();
    await expect(dialog.getByText('转发群组必选')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: '多对多模式' }));
    await waitFor(() => expect(dialog.queryByRole('combobox', { name: '主群' })).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('至少选择两个群')).toBeVisible();
  },
};

export const Adds: Story = {
  parameters: configBackend({}),
  play: adds('添加同步规则', '子群二', async (dialog, { userEvent }) => {
    await userEvent.type(await dialog.findByRole('combobox', { name: '主群' }), '主群一');
    await userEvent.type(dialog.getByRole('combobox', { name: '子群' }), '子群二{Enter}');
  }),
};
