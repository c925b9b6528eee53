import { expect, waitFor, within } from 'storybook/test';
import { openDialog, type Fill, type Play } from './open-dialog';

/** The next time of a schedule is shown, and these once. */
export const showsDue =
  (...texts: readonly (string | RegExp)[]): Play =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^下次 /))[0]).toBeVisible();
    for (const text of texts) await expect(canvas.getByText(text)).toBeVisible();
  };

/** Without a membership these can be read, membership is offered, and this action is not. */
export const offersMembership =
  (action: string, ...texts: readonly string[]): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText('本功能需要开通会员方可使用')).toBeVisible();
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: action })).toBeNull();
  };

/** An empty form is refused with these, each as often as it is named. */
export const refusesEmpty =
  (name: string, ...issues: readonly string[]): Play =>
  async (context) => {
    const dialog = await openDialog(context, name);
    await context.userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    for (const issue of new Set(issues)) {
      const notified = await dialog.findAllByText(issue);
      await expect(notified).toHaveLength(issues.filter((other) => other === issue).length);
      for (const text of notified) await expect(text).toBeVisible();
    }
  };

/** What is filled in is added, told, and shown in the list once the dialog has closed. */
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

/** What the first button of this name opens is changed and saved, and these are shown. */
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

/** The row of this name is deleted at once, its text is gone, and undoing it brings the row back. */
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
