import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../stack/stack';
import { Checkbox } from './checkbox';

const meta = {
  title: 'Primitives/Checkbox',
} satisfies Meta;
export default meta;

const same = () => undefined;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Row gap={4} wraps>
      <Checkbox value={false} onChange={same}>
        没选
      </Checkbox>
      <Checkbox value onChange={same}>
        选了
      </Checkbox>
      <Checkbox value={false} isMixed onChange={same}>
        选了一部分
      </Checkbox>
      <Checkbox value={false} isDisabled onChange={same}>
        不可用
      </Checkbox>
    </Row>
  ),
};
