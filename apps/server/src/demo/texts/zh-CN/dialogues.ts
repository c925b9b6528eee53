/** The AI dialogues, and the replies that the custom centre gives in some groups. */
export const dialogues = {
  dialogues: {
    support: {
      name: '售后客服',
      keywords: ['客服'],
      defaultReply: '这个问题我先记下，稍后请同事回复你。',
    },
    bookClub: { name: '读书会的伙伴', systemMessage: '你是读书会的伙伴，回答简短、真诚，不剧透。' },
    tutor: {
      name: '英语老师',
      keywords: ['怎么说', '改一下'],
      defaultReply: '今天的次数用完了，明天再来问我。',
      systemMessage: '你是英语老师，先给出地道的说法，再用一句话说明区别。',
    },
  },
  groupReplies: {
    orders: {
      keywords: ['接龙', '怎么报名'],
      answer: '接龙格式：序号 + 昵称 + 数量，周四晚上 8 点截单。',
    },
    run: { keywords: ['打卡'], answer: '打卡成功，今天也辛苦了！' },
    pets: {
      keywords: ['领养', '寄养'],
      answer: '领养先填登记表，店里核对后会联系你；寄养请提前三天预约。',
    },
  },
  privateReplies: {
    fees: {
      keywords: ['缴费', '账单'],
      answer: '缴费明细涉及个人信息，我单独发给你：请在本周五前完成。',
    },
    parcel: {
      keywords: ['我的订单', '到哪了'],
      answer: '订单里有你的地址，我私下发给你：请回我下单的手机号后四位。',
    },
    betaCode: { keywords: ['内测码'], answer: '这是你的内测码，三天内有效，请不要转给别人。' },
  },
  channels: {
    quotes: {
      name: '每日一句',
      items: [
        'The best time to plant a tree was twenty years ago. The second best time is now.',
        'Slow and steady wins the race.',
        'Read not the Times. Read the Eternities.',
      ],
    },
    tips: {
      name: '门店小贴士',
      items: ['雨天路滑，到店请走东门。', '周二会员日，全场图书八五折。'],
    },
  },
};
