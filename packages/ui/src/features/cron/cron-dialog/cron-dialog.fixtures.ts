import { expect } from 'storybook/test';
import type { Context } from '#testing/plays/open-dialog.ts';

/** Presses the button that takes the time. */
export const confirm = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: '确定' }));

/** Writes into one of the fields, and gives it. */
export const write = async ({ canvas, userEvent }: Context, field: string, text: string) => {
  const input = await canvas.findByLabelText(field);
  await userEvent.clear(input);
  await userEvent.type(input, text);
  return input;
};

/** Said at the field and in the preview. */
export const tells = async ({ canvas }: Context, text: string) =>
  expect((await canvas.findAllByText(text))[0]).toBeVisible();
