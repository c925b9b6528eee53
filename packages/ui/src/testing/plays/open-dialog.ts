import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

/** What a play function is given. */
export type Context = Parameters<NonNullable<StoryObj['play']>>[0];
/** Plays a story. */
export type Play = (context: Context) => Promise<void>;
/** The queries within an open dialog. */
export type Dialog = Awaited<ReturnType<typeof openDialog>>;
/** What a person does in an open dialog. */
export type Fill = (dialog: Dialog, context: Context) => Promise<unknown>;

/** Presses the first action of a screen and gives the dialog of the same name. */
export const openDialog = async ({ canvas, userEvent }: Context, name: string) => {
  const [add] = await canvas.findAllByRole('button', { name });
  await userEvent.click(add ?? document.body);
  return within(await canvas.findByRole('dialog', { name }));
};
