import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Text } from '../text/text';
import { NumberField } from './number-field';

const meta = {
  title: 'Primitives/NumberField',
} satisfies Meta;
export default meta;

function Example() {
  const [value, setValue] = useState(2);
  return (
    <>
      <NumberField label="回复间隔" suffix="秒" value={value} onChange={setValue} />
      <Text as="p">{Number.isNaN(value) ? '不是数字' : `值是 ${value}`}</Text>
    </>
  );
}

export const States: StoryObj<typeof meta> = {
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '回复间隔' });
    await userEvent.clear(field);
    await expect(canvas.getByText('不是数字')).toBeVisible();
    await userEvent.type(field, '1.5');
    await expect(field).toHaveValue('1.5');
    await expect(canvas.getByText('值是 1.5')).toBeVisible();
  },
};
