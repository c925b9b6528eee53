import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecipeList } from './recipe-list';

/** The recipes on a page that anybody may see. */
const meta = {
  title: 'Features/Recipe/RecipeList',
  component: RecipeList,
  args: { actionOf: ({ name }) => <a href={`#${name}`}>加到我的账号</a> },
} satisfies Meta<typeof RecipeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('两个群互通')).toBeVisible();
  },
};
export const English: Story = { globals: { locale: 'en' } };
export const Narrow: Story = { globals: { width: '320' } };
