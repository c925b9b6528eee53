import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { configBackend, failing, withoutMembership } from '#lists/rules/rule-list.fixtures.ts';
import { RecipeScreen } from './recipe-screen';

/** Ten recipes, each with the rules that it adds. */
const meta = {
  title: 'Features/Recipe/RecipeScreen',
  component: RecipeScreen,
  tags: ['screen'],
  parameters: { ...configBackend({}) },
} satisfies Meta<typeof RecipeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('两个群互通')).toBeVisible();
  },
};

/** What a recipe would add, before it does. */
export const Opened: Story = {
  args: { recipe: 'reading' },
  parameters: configBackend({}),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('先暂停，填好再启用')).toBeVisible();
    await expect(dialog.getByLabelText('共读进度')).toHaveValue('今晚读第一章，晚 8 点群里见。');
  },
};

/** Added: what is left to do, and a way back. */
export const Added: Story = {
  tags: ['!screen'],
  args: { recipe: 'countdown' },
  parameters: configBackend({}),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: '确认添加' }));
    await expect(await screen.findByText(/填好群名、日期，再启用/)).toBeVisible();
  },
};

/** For members, seen by somebody who is none. */
export const Locked: Story = {
  tags: ['!screen'],
  args: { recipe: 'sync' },
  parameters: configBackend({}, withoutMembership),
};

export const Failed: Story = { parameters: failing() };
export const English: Story = { globals: { locale: 'en' } };
export const Narrow: Story = { globals: { width: '320' } };
