import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SwitchRow } from './switch-row';

const meta = {
  title: 'Primitives/SwitchRow',
} satisfies Meta;
export default meta;

function Example() {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <SwitchRow
        label="自动回复"
        description="关掉后 AI 不再回答，关键词和技能照常"
        value={isOn}
        onChange={setOn}
      />
      <SwitchRow label="记录对话" value={!isOn} onChange={() => undefined} />
      <SwitchRow label="不可用的" value isDisabled onChange={() => undefined} />
    </>
  );
}

export const States: StoryObj<typeof meta> = {
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: '自动回复' });
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
};
