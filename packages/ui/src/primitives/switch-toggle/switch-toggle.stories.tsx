import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SwitchToggle } from './switch-toggle';

const meta = {
  title: 'Primitives/SwitchToggle',
  component: SwitchToggle,
  args: { label: '启用「价格」', value: true, onChange: fn() },
} satisfies Meta<typeof SwitchToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: '启用「价格」' }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};
export const Off: Story = { args: { value: false } };
export const Disabled: Story = { args: { isDisabled: true } };
