import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack';
import { RobotTime } from './robot-time';

const meta = {
  title: 'Primitives/RobotTime',
} satisfies Meta;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <RobotTime at="2026-05-20T06:32:00Z" />
      <RobotTime at="2025-12-31T15:59:00Z" />
    </Stack>
  ),
};
