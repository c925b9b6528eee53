import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

/** The context of a play function. */
export type Context = Parameters<NonNullable<StoryObj['play']>>[0];
/** A play function. */
export type Play = (context: Context) => Promise<void>;
/** The queries within an open dialog. */
export type Dialog = Awaited<ReturnType<typeof openDialog>>;
/** Fills in an open dialog as a user would. */
export type Fill = (dialog: Dialog, context: Context) => Promise<unknown>;

/** Presses the first action of a screen and returns the dialog of the same name. */
export const openDialog = async ({ canvas, userEvent }: Context, name: string) => {
  const [add] = await canvas.findAllByRole('button', { name });
  await userEvent.click(add ?? document.body);
  return within(await canvas.findByRole('dialog', { name }));
};
