import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { ListSkeleton } from './skeleton';

const meta = {
  title: 'Primitives/Skeleton',
} satisfies Meta;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Card isFlush>
      <ListSkeleton label="素材加载中" />
    </Card>
  ),
};
