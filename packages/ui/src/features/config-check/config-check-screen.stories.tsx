import { FIXTURE_NOW } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { configBackend, failing } from '#lists/rules/rule-list.fixtures.ts';
import { MANY_FINDINGS, WITH_FINDINGS, WITH_RENAMED, WITHOUT_FINDINGS } from './findings.fixtures';
import { ConfigCheckScreen } from './config-check-screen';

/** Everything that was found in the stored config. */
const meta = {
  title: 'Features/ConfigCheck/ConfigCheckScreen',
  component: ConfigCheckScreen,
  tags: ['screen'],
  parameters: { ...configBackend(WITH_FINDINGS) },
} satisfies Meta<typeof ConfigCheckScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '错误' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: '可以一起修复' })).toBeVisible();
  },
};

export const Filtered: Story = {
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^提示 \d/));
    await expect(canvas.queryByRole('heading', { name: '错误' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: '提示' })).toBeVisible();
  },
};

export const OneFix: Story = {
  parameters: configBackend(WITH_FINDINGS),
  play: async ({ canvas, userEvent }) => {
    const [fix] = await canvas.findAllByRole('button', { name: /^修复：简单问答第 2 条/ });
    if (!fix) throw new Error('There is no fix');
    await userEvent.click(fix);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('办卡')).toBeVisible();
  },
};

export const FixTogether: Story = {
  parameters: configBackend(WITH_FINDINGS),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /永远轮不到的规则/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('价格表')).toBeVisible();
    await expect(dialog.getAllByText('删掉这一条')).toHaveLength(2);
  },
};

/** A group has another name now, and another one is left: both are fixed in all rules at once. */
export const Renamed: Story = {
  parameters: configBackend(WITH_RENAMED, {
    calls: {
      'group.all': (_, { rooms }) =>
        rooms.map((room, at) => ({
          ...room,
          previousNames: at === 0 ? [{ name: '青禾读书会', until: FIXTURE_NOW }] : undefined,
        })),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^「周末骑行」已经不在了/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/暂停这一条/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: configBackend(WITHOUT_FINDINGS),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有发现问题')).toBeVisible();
  },
};

export const Many: Story = {
  parameters: configBackend(MANY_FINDINGS),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/每个只检查了前 200 条/)).toBeVisible();
    await expect(canvas.getByText('还有 99 条')).toBeVisible();
  },
};

/** The friends could not be loaded: the rest was checked, and the page says what was not. */
export const WithoutFriends: Story = {
  parameters: configBackend(WITH_FINDINGS, {
    faults: { 'contact.all': { kind: 'code', code: 50000 } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('好友没有取到，有关的没有检查')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: failing(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const English: Story = { globals: { locale: 'en' } };
export const LongContent: Story = { globals: { width: '320' } };
