import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../stack/stack';
import { Avatar } from './avatar';

const meta = {
  title: 'Primitives/Avatar',
} satisfies Meta;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Row>
      <Avatar name="小禾" tone="accent" />
      <Avatar name="周青" />
      <Avatar name="周青" size="sm" />
      <Avatar name="周青" size="lg" />
    </Row>
  ),
};
