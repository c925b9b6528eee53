import { expect, waitFor } from 'storybook/test';
import type { Context } from './open-dialog';

/** The play context of a dialog; its callbacks are spies. */
export interface DialogContext extends Pick<Context, 'canvas' | 'userEvent'> {
  readonly args: { readonly onConfirm: unknown; readonly onOpenChange: unknown };
}

/** Pressing the button ten times confirms once and closes the dialog. */
export const confirmsOnce = async ({ canvas, userEvent, args }: DialogContext, button: string) => {
  const confirm = canvas.getByRole('button', { name: button });
  for (let press = 0; press < 10; press += 1) await userEvent.click(confirm);
  await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  await expect(args.onConfirm).toHaveBeenCalledTimes(1);
};

/** Pressing the button shows these errors, focuses the field and confirms nothing. */
export const refuses = async (
  { canvas, userEvent, args }: DialogContext,
  button: string,
  field: HTMLElement,
  ...errors: readonly string[]
) => {
  await userEvent.click(canvas.getByRole('button', { name: button }));
  for (const error of errors) {
    await expect((await canvas.findAllByText(error))[0]).toBeVisible();
  }
  await waitFor(() => expect(field).toHaveFocus());
  await expect(args.onConfirm).not.toHaveBeenCalled();
};

/** A stored value is saved unchanged, including unknown fields. */
export const savesAsStored =
  (stored: object) =>
  async ({ canvas, userEvent, args }: DialogContext) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(stored));
  };
