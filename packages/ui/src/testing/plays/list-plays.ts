import { expect, waitFor, within } from 'storybook/test';
import { openDialog, type Fill, type Play } from './open-dialog';

/** The next run of a schedule is shown, and each of these texts once. */
export const showsDue =
  (...texts: readonly (string | RegExp)[]): Play =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^下次 /))[0]).toBeVisible();
    for (const text of texts) await expect(canvas.getByText(text)).toBeVisible();
  };

/** Without a membership these texts are readable, and the action says at the press that it needs one. */
export const offersMembership =
  (action: string, ...texts: readonly string[]): Play =>
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('本功能需要开通会员方可使用')).toBeVisible();
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: action }));
    const box = within(await canvas.findByRole('alertdialog', { name: '会员功能' }));
    await userEvent.click(box.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  };

/** An empty form is refused with these errors, each as often as it is listed. */
export const refusesEmpty =
  (name: string, ...issues: readonly string[]): Play =>
  async (context) => {
    const dialog = await openDialog(context, name);
    await context.userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    for (const issue of new Set(issues)) {
      const errors = await dialog.findAllByText(issue);
      await expect(errors).toHaveLength(issues.filter((other) => other === issue).length);
      for (const error of errors) await expect(error).toBeVisible();
    }
  };

/** The filled-in record is added, announced, and listed once the dialog has closed. */
export const adds =
  (name: string, shown: string | RegExp, fill: Fill): Play =>
  async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context, name);
    await fill(dialog, context);
    await userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('添加成功')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(shown)).toBeVisible();
  };

/** The record behind the first button of this name is edited and saved, and these texts are shown. */
export const edits =
  (button: string | RegExp, shown: readonly string[], change: Fill): Play =>
  async (context) => {
    const { canvas, userEvent } = context;
    const [edit] = await canvas.findAllByRole('button', { name: button });
    await userEvent.click(edit ?? document.body);
    const dialog = within(await canvas.findByRole('dialog'));
    await change(dialog, context);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    for (const text of shown) await expect(await canvas.findByText(text)).toBeVisible();
  };

/** Deleting the row of this name removes it at once; undo restores it. */
export const removes =
  (label: string, text = label): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `删除${label}` }));
    await expect(await canvas.findByText(`已删除「${label}」`)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByText(`已恢复「${label}」`)).toBeVisible();
    await expect(await canvas.findByText(text)).toBeVisible();
  };
