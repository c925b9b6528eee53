import { expect, waitFor } from 'storybook/test';
import type { Context } from './open-dialog';

/** What the play of a dialog is given: its callbacks are spies. */
export interface DialogContext extends Pick<Context, 'canvas' | 'userEvent'> {
  readonly args: { readonly onConfirm: unknown; readonly onOpenChange: unknown };
}

/** Pressed ten times the button confirms once, and the dialog is closed. */
export const confirmsOnce = async ({ canvas, userEvent, args }: DialogContext, button: string) => {
  const confirm = canvas.getByRole('button', { name: button });
  for (let press = 0; press < 10; press += 1) await userEvent.click(confirm);
  await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  await expect(args.onConfirm).toHaveBeenCalledTimes(1);
};

/** The button is pressed: these are told, the field has the focus, and nothing is confirmed. */
export const refuses = async (
  { canvas, userEvent, args }: DialogContext,
  button: string,
  field: HTMLElement,
  ...notified: readonly string[]
) => {
  await userEvent.click(canvas.getByRole('button', { name: button }));
  for (const text of notified) {
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  }
  await waitFor(() => expect(field).toHaveFocus());
  await expect(args.onConfirm).not.toHaveBeenCalled();
};

/** What was stored comes back as it was, fields that nobody here knows included. */
export const savesAsStored =
  (stored: object) =>
  async ({ canvas, userEvent, args }: DialogContext) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(stored));
  };
