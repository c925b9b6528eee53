import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { DateField } from './date-field';

/** A date that is typed or chosen. */
const meta = {
  title: 'Primitives/DateField',
  component: DateField,
  args: { label: '纪念日', value: '2026-05-20', onChange: fn() },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <DateField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTime: Story = {
  args: { label: '提醒时间', value: '2026-05-20 18:30', rest: ' 09:00' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '从日历选提醒时间' }));
    const calendar = within(await canvas.findByRole('dialog', { name: '提醒时间的日历' }));
    await expect(calendar.getByRole('combobox', { name: '小时' })).toHaveDisplayValue('18');
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '从日历选纪念日' }));
    const calendar = within(await canvas.findByRole('dialog', { name: '纪念日的日历' }));
    await expect(calendar.getByRole('button', { name: /2026年5月20日/ })).toBeVisible();
  },
};
