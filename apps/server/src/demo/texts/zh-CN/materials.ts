/** What a small shop with a reading club stores. */
export const materials = {
  /** Prompts without braces, which the robot would interpret as a template. */
  prompts: {
    support: {
      name: '耐心的客服',
      content: '你是一家小店的客服。回答简短、友善、具体；不知道的事就说会请同事确认，不要编造。',
    },
    tutor: {
      name: '英语陪练',
      content: '你是英语老师。先纠正我句子里的错误，再用简单的英语继续对话，每次只问一个问题。',
    },
    copywriter: {
      name: '文案助手',
      content:
        '你帮我写群公告和活动文案。语气亲切，不夸张，不超过一百字，结尾说清楚时间、地点和报名方式。',
    },
    reader: {
      name: '读书伙伴',
      content: '你陪我读书。用两三句话概括我发给你的段落，再提一个值得想一想的问题。',
    },
    cook: {
      name: '菜谱顾问',
      content: '根据我手边的食材推荐一道家常菜，列出用料和步骤，步骤不超过六步。',
    },
    reporter: {
      name: '周报整理',
      content:
        '把我零散的记录整理成周报，分为“本周完成”“遇到的问题”“下周计划”三段，不添加我没有说的内容。',
    },
  },
  tags: {
    greeting: '问候',
    groups: '群管理',
    service: '客服',
    events: '活动',
    reminders: '提醒',
    arrivals: '上新',
  },
  texts: {
    newFriend: {
      name: '新朋友问候',
      content: '你好呀，我是小助手 👋\n回复“菜单”看看我能做什么，找真人请回复“人工”。',
    },
    menu: {
      name: '功能菜单',
      content:
        '回复下面的词：\n· 新闻：今天的头条\n· 运势 + 星座：今日运势\n· 活动：近期活动安排\n· 人工：联系真人',
    },
    joining: {
      name: '入群须知',
      content: '欢迎进群！请把群昵称改成“城市-称呼”。\n群里不发广告，有问题直接 @小助手。',
    },
    hours: { name: '营业时间', content: '我们的营业时间是每天 10:00—21:30，节假日照常营业。' },
    shipping: {
      name: '发货说明',
      content: '工作日 16:00 前付款当天发货，偏远地区大约 3—5 天送达。发货后会把单号发给你。',
    },
    returns: {
      name: '退换货流程',
      content:
        '签收 7 天内可以退换：\n1. 告诉我们订单号和原因\n2. 按我们给的地址寄回\n3. 收到后 48 小时内退款',
    },
    bookClub: {
      name: '周末读书会',
      content: '这周日下午两点在老地方共读《平凡的世界》第三部。\n回复“报名”占座，限 20 人。',
    },
    run: {
      name: '晨跑打卡',
      content: '早上好！今天的晨跑打卡开始啦，跑完把截图发到群里，满 21 天有小礼物 🏃',
    },
    weekly: {
      name: '周报提醒',
      content: '各位，今天是周五，请在 18:00 前把本周的进展和下周的计划写进项目周报。',
    },
    lunch: {
      name: '午休提醒',
      content: '十二点啦，放下手里的活儿，去吃饭、走一走，下午更有精神。',
    },
    holiday: { name: '节日祝福', content: '愿你被这个世界温柔以待，节日快乐！' },
    staff: {
      name: '人工客服',
      content: '好的，已经通知同事，工作时间内十分钟左右回复你，请稍等。',
    },
  },
  minis: {
    run: { name: '会员打卡', title: '晨跑打卡，满 21 天领礼物' },
    seats: { name: '预约座位', title: '预约周末的座位' },
  },
  shop: '青禾书房',
  links: {
    bookClub: {
      name: '读书会报名',
      title: '周末共读《平凡的世界》',
      description: '周日下午两点，老地方，限 20 人。',
    },
    route: {
      name: '到店路线',
      title: '青禾书房怎么走',
      description: '地铁 2 号线 C 口出来，步行五分钟。',
    },
    newBooks: {
      name: '本月新书',
      title: '本月新书：三本适合慢慢读的书',
      description: '到店九折，会员八五折；每本都附一段店员的手写推荐。',
    },
  },
  files: {
    'sign-up.csv': '报名表',
    'menu.pdf': '饮品单',
    'shop.jpg': '门店照片',
    'run.jpg': '晨跑海报',
    'new-books.jpg': '新书海报',
    'reading-club.jpg': '读书会海报',
  },
};
