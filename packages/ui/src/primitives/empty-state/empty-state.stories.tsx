import type { Meta, StoryObj } from '@storybook/react-vite';
import { Layers } from 'lucide-react';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { EmptyState } from './empty-state';

const meta = {
  title: 'Primitives/EmptyState',
} satisfies Meta;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Card isFlush>
      <EmptyState
        icon={Layers}
        title="先存一个常用的"
        actions={<Button variant="primary">添加素材</Button>}
      >
        营业时间、报名链接、书单，存一次就能到处用。
      </EmptyState>
    </Card>
  ),
};
