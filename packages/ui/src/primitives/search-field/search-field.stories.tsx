import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SearchField } from './search-field';

const meta = {
  title: 'Primitives/SearchField',
} satisfies Meta;
export default meta;

function Example() {
  const [word, setWord] = useState('');
  return <SearchField label="搜素材名称" value={word} onChange={setWord} />;
}

export const States: StoryObj<typeof meta> = {
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: '搜素材名称' });
    await userEvent.type(field, '会员');
    await userEvent.click(canvas.getByRole('button', { name: '清除搜索' }));
    await expect(field).toHaveValue('');
    await userEvent.type(field, '活动');
  },
};
