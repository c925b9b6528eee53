/** A config of a bookshop in which each kind of outcome can be tried. */
export const BOOKSHOP = {
  autoReply: true,
  defaultBot: 6,
  gpttoken: 'key',
  openaiModel: 'gpt-4o-mini',
  roomAt: 1,
  replyKeywords: [
    {
      keywords: ['报名', '共读'],
      reg: 1,
      needAt: 0,
      scope: 'all',
      replys: [
        { type: 1, content: '五月共读《长安的荔枝》：周三、周五晚 8 点，线上 4 次。' },
        {
          type: 4,
          url: 'https://qinghe.cn/may',
          title: '五月共读报名',
          description: '周三、周五晚 8 点',
          thumbUrl: 'https://files.chatdeck.test/may.png',
        },
      ],
    },
    {
      keywords: ['营业', '几点'],
      reg: 1,
      needAt: 1,
      scope: 'all',
      replys: [{ type: 1, content: '每天 10:00 开门，21:30 关门。' }],
    },
  ],
  callBackEvents: [
    {
      keywords: ['查订单'],
      reg: 1,
      needAt: 0,
      scope: 'all',
      type: 100,
      customUrl: 'https://shop.qinghe.cn/order',
      timeout: 10,
      moreData: [],
    },
  ],
  forwards: [
    {
      keywords: ['退款'],
      reg: 1,
      type: 'contact',
      targets: [{ id: 'wxid_1', name: '林知远' }],
      forwardType: 'contact',
      forwardTargets: [{ id: 'wxid_2', name: '周明' }],
    },
  ],
};
