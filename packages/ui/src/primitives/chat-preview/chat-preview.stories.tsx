import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatBubble, ChatPreview } from './chat-preview';
import { MessagePreview, type PreviewedMessage } from './message-preview';

const meta = {
  title: 'Primitives/ChatPreview',
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const show = (message: PreviewedMessage): Story => ({
  render: () => (
    <ChatPreview name="小禾">
      <MessagePreview message={message} />
    </ChatPreview>
  ),
});

const LONG = '青禾书房周末亲子共读活动报名须知与到店指引（含停车、寄存与借阅说明）'.repeat(3);
const card = { title: '五月共读《长安的荔枝》报名', description: '周三、周五晚 8 点，线上 4 次' };

export const States: Story = {
  render: () => (
    <ChatPreview name="小禾" note="群里和私聊显示相同">
      <ChatBubble text={'欢迎来到青禾书房！\n回复「书单」看本月共读'} placeholder="" />
    </ChatPreview>
  ),
};

export const File = show({
  type: CONTENT_TYPE.file,
  url: 'https://files.chatdeck.test/u/user-1/wuyue-shudan.pdf',
});

export const Link = show({ type: CONTENT_TYPE.h5, url: 'https://qinghe.cn', ...card });

export const MiniProgram = show({ type: CONTENT_TYPE.mini, ...card });

/** No field is filled in yet. */
export const EmptyLink = show({ type: CONTENT_TYPE.h5 });

export const LongContent = show({ type: CONTENT_TYPE.mini, title: LONG, description: LONG });
