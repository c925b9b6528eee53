import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack';
import { Pagination } from './pagination';

const meta = {
  title: 'Primitives/Pagination',
} satisfies Meta;
export default meta;

function Example({ count }: { readonly count: number }) {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pageSize={10} count={count} onPageChange={setPage} />;
}

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Example count={5_000} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByText('11–20，共 5,000 个')).toBeVisible();
  },
};

export const OnePage: StoryObj<typeof meta> = { render: () => <Example count={3} /> };
