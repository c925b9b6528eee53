import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { configBackend, failing } from '#lists/rules/rule-list.fixtures.ts';
import { typeKeyword } from '#testing/plays/fill.ts';
import { adds } from '#testing/plays/list-plays.ts';
import { SkillScreen } from './skill-screen';

const SKILLS = {
  eventKeywords: [
    { event: 'updateConfig', keywords: ['更新'], reg: 2, needAt: 1, scope: 'friend' },
    { event: 'star', keywords: ['运势'], reg: 1, needAt: 0, scope: 'all' },
    { event: 'xing', keywords: ['姓氏', '姓'], reg: 1, needAt: 1, scope: 'room' },
    { event: 'event-parking', keywords: ['车位'], reg: 1 },
  ],
};

/** The robot's built-in skills, and the keywords that start them. */
const meta = {
  title: 'Features/Skill/SkillScreen',
  component: SkillScreen,
  parameters: { ...configBackend(SKILLS) },
} satisfies Meta<typeof SkillScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('星座运势')).toBeVisible();
    await expect(canvas.getByText('event-parking')).toBeVisible();
  },
};

export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };

export const Failed: Story = { parameters: failing() };

export const Many: Story = {
  parameters: configBackend({
    eventKeywords: Array.from({ length: 500 }, (_, at) => ({
      event: 'news',
      keywords: [`新闻 ${at + 1}`],
      reg: 2,
      needAt: 1,
      scope: 'all',
    })),
  }),
};

/** Two skills work only in private chats, so no chat type is offered. */
export const Adds: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: adds('添加技能', '刷新', async (dialog, context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('技能必选')).toBeVisible();
    await expect(dialog.getByText('关键词必填')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^技能|选择一个技能/ }));
    await userEvent.click(await canvas.findByRole('option', { name: '更新配置（仅好友私聊）' }));
    await waitFor(() => expect(dialog.queryByText('生效范围')).toBeNull());
    await typeKeyword(dialog, context, '刷新');
  }),
};

export const English: Story = { globals: { locale: 'en' } };
