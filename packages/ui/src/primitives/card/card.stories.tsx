import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { Stack } from '../stack/stack';
import { Card } from './card';

const meta = {
  title: 'Primitives/Card',
} satisfies Meta;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Card title="机器人状态" actions={<Button size="sm">刷新</Button>} footer="14:26 更新">
        小禾在线。
      </Card>
      <Card>没有标题的卡片。</Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '机器人状态' })).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
};
