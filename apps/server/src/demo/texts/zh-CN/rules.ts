/** What the config answers, by which words, and what it passes on. */
export const rules = {
  acceptFriend: ['读书', '朋友介绍'],
  /** Words that are not discussed, at first and later, as the config stores them. */
  blocked: { before: '代开发票', now: '代开发票，刷单' },
  replies: {
    menu: {
      keywords: ['菜单', '帮助'],
      answer: '回复“新闻”看头条，“运势”加星座看运势，“人工”找真人。',
    },
    hours: {
      keywords: ['营业时间', '几点开门'],
      answer: '我们每天 10:00—21:30 营业，节假日照常。',
    },
    signUp: {
      keywords: ['报名'],
      answer: '报名成功，周日下午两点见 📖',
      hint: '来不了的话，周六晚上前告诉我一声就好。',
    },
    staff: { keywords: ['人工'], answer: '好的，已经通知同事，十分钟左右回复你。' },
  },
  skills: {
    updateConfig: '更新',
    news: '新闻',
    star: '运势',
    rubbish: '是什么垃圾',
    mingyan: '名人名言',
    goldreply: '神回复',
    rkl: '绕口令',
  },
  newFriend: { hello: '你好呀，我是小助手 👋', hint: '回复“菜单”看看我能做什么。' },
  joining: {
    bookClub: {
      keywords: ['读书会'],
      answer: '正在拉你进群，请稍等。',
      welcome: '欢迎新朋友，先看看群公告，再做个自我介绍吧。',
    },
    groupBuy: {
      keywords: ['团购', '接龙'],
      answer: '这就拉你进团购群。',
      welcome: '欢迎！每周六上午十点开团，按格式接龙就好。',
    },
    frontend: {
      keywords: ['前端'],
      answer: '先介绍一下自己，我马上拉你。',
      welcome: '欢迎新同学，提问请附上最小可复现的例子。',
    },
  },
  forwards: {
    repairs: ['报修', '漏水'],
    complaints: ['投诉', '退款'],
    invoices: ['发票'],
  },
  orders: { keywords: ['查订单'], shop: 'qinghe' },
};
