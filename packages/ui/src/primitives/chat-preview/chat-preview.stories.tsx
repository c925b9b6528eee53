import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatBubble, ChatPreview } from './chat-preview';

const meta = {
  title: 'Primitives/ChatPreview',
} satisfies Meta;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <ChatPreview name="小禾" note="群里和私聊显示相同">
      <ChatBubble text={'欢迎来到青禾书房！\n回复「书单」看本月共读'} placeholder="" />
    </ChatPreview>
  ),
};
