import type { Context } from '#testing/plays/open-dialog.ts';

const LONG = '青禾书房周末亲子共读活动报名须知与到店指引（含停车、寄存与借阅说明）';

/** An event of a shop's own service, with custom parameters. */
export const event = {
  type: 100 as const,
  keywords: ['查订单', '物流'],
  reg: 1 as const,
  scope: 'all' as const,
  needAt: 0 as const,
  timeout: 30,
  postUrl: '',
  customUrl: 'https://shop.example/hook',
  moreData: [
    { key: 'shop', value: 12 },
    { key: 'from', value: 'chatdeck' },
  ],
};

/** Types one keyword. */
export const typeKeyword = async ({ canvas, userEvent }: Context) =>
  userEvent.type(await canvas.findByRole('combobox', { name: '关键词' }), '查订单{Enter}');

/** Chooses a custom service and returns its address field. */
export const chooseCustom = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('radio', { name: '自定义回调' }));
  return canvas.findByLabelText('回调地址');
};

/** An event with many long keywords and parameters, and a long address. */
export const LONG_EVENT = {
  ...event,
  keywords: [LONG, ...event.keywords],
  customUrl: `https://shop.example/${'very-long-path/'.repeat(30)}`,
  moreData: Array.from({ length: 8 }, (_, at) => ({ key: `键${at}`, value: LONG.repeat(3) })),
};
