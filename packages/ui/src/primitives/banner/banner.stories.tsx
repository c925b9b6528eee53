import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Stack } from '../stack/stack';
import { Banner } from './banner';

const meta = {
  title: 'Primitives/Banner',
} satisfies Meta;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={2}>
      <Banner>时间都按机器人所在的 Asia/Shanghai 计算。</Banner>
      <Banner tone="success" title="连接成功">
        Dify 在 1.2 秒内返回了回答。
      </Banner>
      <Banner
        tone="warning"
        title="已保存，机器人还没有取走"
        action={<Button size="sm">查看</Button>}
      >
        上线后会自动取走。
      </Banner>
      <Banner tone="danger" title="机器人已离线 6 分钟">
        这段时间的消息不会补发。
      </Banner>
    </Stack>
  ),
};
