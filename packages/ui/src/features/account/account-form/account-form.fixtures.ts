import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

type Page = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Waits for the only toast that reports the failure, closes it, and asserts that nothing else has announced it. */
export async function isAnnouncedOnce({ canvas, userEvent }: Page, text: string): Promise<void> {
  const toast = await canvas.findByRole('alert');
  await expect(within(toast).getByText(text)).toBeVisible();
  await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  await userEvent.click(within(toast).getByRole('button', { name: '关闭' }));
  await expect(canvas.queryByRole('alert')).toBeNull();
}
