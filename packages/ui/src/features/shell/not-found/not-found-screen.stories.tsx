import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PublicFrame } from '../public-frame/public-frame';
import { NotFoundScreen } from './not-found-screen';

const meta = {
  title: 'Features/Shell/NotFoundScreen',
  component: NotFoundScreen,
  tags: ['screen'],
  parameters: { padding: 0, isWholePage: true },
  decorators: [
    (Story) => (
      <PublicFrame
        scheme="light"
        onToggleScheme={fn()}
        onLocaleChange={fn()}
        footer="Chatdeck 智能助手"
      >
        <Story />
      </PublicFrame>
    ),
  ],
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
