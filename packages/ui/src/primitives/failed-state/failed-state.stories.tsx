import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { FailedState } from './failed-state';

const meta = {
  title: 'Primitives/FailedState',
} satisfies Meta;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Card isFlush>
      <FailedState title="列表没有更新" requestId="7f3a-91c2" onRetry={() => undefined}>
        网络断开了。下面仍是 14:20 的内容，可以看，暂时不能改。
      </FailedState>
    </Card>
  ),
};
