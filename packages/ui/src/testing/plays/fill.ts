import type { Context, Dialog, Fill } from './open-dialog';

/** The first option of an open list, skipping the 'select all' and 'looking up' rows. */
const clickFirstOption = async ({ canvas, userEvent }: Context) => {
  const [first] = await canvas.findAllByRole('option', { name: /^(?!.*(全部|加载中))/ });
  await userEvent.click(first ?? document.body);
};

/** Chooses the first group or friend in a multi-select field. */
export const chooseFirst = async (context: Context, label: string) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('combobox', { name: label }));
  await clickFirstOption(context);
  await userEvent.keyboard('{Escape}');
};

/** Chooses the first group or friend in a schedule's single-select field. */
export const pickTarget: Fill = async (dialog, context) => {
  await context.userEvent.click(await dialog.findByRole('combobox', { name: /^(群|好友)$/ }));
  await clickFirstOption(context);
};

/** Picks the first material of the library. */
export const pickMaterial: Fill = async (dialog, { canvas, userEvent }) => {
  await userEvent.click(await dialog.findByRole('button', { name: '从素材库选' }));
  const [material] = await canvas.findAllByRole('checkbox');
  await userEvent.click(material ?? document.body);
  await userEvent.click(canvas.getByRole('button', { name: /^确定/ }));
};

/** Chooses a category of news. */
export const pickNews: Fill = async (dialog, { canvas, userEvent }) => {
  await userEvent.click(dialog.getByRole('button', { name: /选择一类新闻/ }));
  await userEvent.click(await canvas.findByRole('option', { name: '科技新闻' }));
};

/** Types one keyword. */
export const typeKeyword = async (dialog: Dialog, { userEvent }: Context, word: string) =>
  userEvent.type(await dialog.findByRole('combobox', { name: '关键词' }), `${word}{Enter}`);
