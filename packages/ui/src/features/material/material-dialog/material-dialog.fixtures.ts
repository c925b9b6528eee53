import type { StoryObj } from '@storybook/react-vite';
import { closingHost } from '#testing/closing-host.tsx';
import MaterialDialog, { type MaterialDialogProps } from './material-dialog';

type Play = NonNullable<StoryObj<MaterialDialogProps>['play']>;
/** The argument of a play function. */
export type Context = Parameters<Play>[0];

/** Closes the dialog as a host would. */
export const Host = closingHost(MaterialDialog);

/** Fills in the form as a user would. */
export const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('素材别名'), '营业时间');
  await userEvent.type(canvas.getByLabelText('内容'), '每天 10:00 到 22:00');
};
export const add = async ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: '添加' }));
