import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Page } from './page';

const meta = {
  title: 'Primitives/Page',
} satisfies Meta;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Page
      title="文本素材"
      description="存一次，到处用。问答、定时、欢迎语和群发都从这里选。"
      actions={
        <Button isTouch variant="primary">
          添加素材
        </Button>
      }
    >
      <Card title="卡片">内容</Card>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '文本素材' })).toBeVisible();
    await expect(canvas.getByText(/^存一次，到处用/)).toBeVisible();
  },
};

export const WithoutExplanation: StoryObj<typeof meta> = {
  render: () => <Page title="文本素材">内容</Page>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '文本素材' })).toBeVisible();
    await expect(canvas.queryByRole('paragraph')).toBeNull();
  },
};
