import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/button';
import { Row } from '../../primitives/stack/stack';
import { useChatdeck } from '../chatdeck-context';

const meta = { title: 'Provider/Notifications', tags: ['screen'] } satisfies Meta;
export default meta;

function Example() {
  const { notify } = useChatdeck();
  return (
    <Row>
      <Button onPress={() => notify({ tone: 'success', text: '添加成功' })}>成功</Button>
      <Button onPress={() => notify({ tone: 'danger', text: '内容必填', detail: '缺少必填参数' })}>
        失败
      </Button>
    </Row>
  );
}

export const States: StoryObj<typeof meta> = {
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    await userEvent.click(canvas.getByRole('button', { name: '失败' }));
    await userEvent.click(canvas.getByRole('button', { name: '失败' }));
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByRole('alert')).toHaveTextContent('缺少必填参数');
    await expect(canvas.getByRole('status')).toHaveTextContent('添加成功');
  },
};
