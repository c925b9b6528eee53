import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../stack/stack';
import { Avatar } from './avatar';
import { PersonAvatar } from './person-avatar';

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

export const People: StoryObj<typeof meta> = {
  render: () => (
    <Row>
      {['曹海燕', '王雨桐', '李静', '赵文静', '晨跑打卡', '读书会', 'Alice', '🌻'].map((name) => (
        <PersonAvatar key={name} name={name} />
      ))}
    </Row>
  ),
};
