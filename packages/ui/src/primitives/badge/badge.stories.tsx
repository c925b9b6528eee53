import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { Row } from '../stack/stack';
import { Badge, Tag } from './badge';

const meta = {
  title: 'Primitives/Badge',
} satisfies Meta;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Row wraps>
      <Badge>未开始</Badge>
      <Badge tone="success" icon={CircleCheck}>
        已登录
      </Badge>
      <Badge tone="warning">等待扫码</Badge>
      <Badge tone="danger">已退出</Badge>
      <Badge tone="info">同步中</Badge>
      <Badge tone="accent">管理员</Badge>
      <Tag>新人</Tag>
    </Row>
  ),
};
