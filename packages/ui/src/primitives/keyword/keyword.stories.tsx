import type { Meta, StoryObj } from '@storybook/react-vite';
import { Keyword } from './keyword';

const meta = {
  title: 'Primitives/Keyword',
  component: Keyword,
  args: { children: '价格' },
} satisfies Meta<typeof Keyword>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Off: Story = { args: { isOff: true } };
export const LongContent: Story = {
  globals: { width: '320' },
  args: { children: '青禾书房周末亲子共读活动报名须知与到店指引（含停车、寄存与借阅说明）' },
};
