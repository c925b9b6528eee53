/** What is said at its time: by the config, by mass tasks, by feeds and by reminders. */
export const schedules = {
  city: '杭州',
  sayings: { friend: '今天也要开心', family: '周末见' },
  groupMessages: {
    morningRun: '早上好！今天的晨跑打卡开始啦 🏃',
    hikers: '明早七点，西门集合，带够水和一件外套。',
  },
  techNews: '以上是今天的科技新闻',
  countDowns: {
    exam: { prefix: '高考', suffix: '加油', end: '稳住，能赢' },
    race: { prefix: '半程马拉松', suffix: '起跑', end: '今晚跑五公里' },
  },
  tasks: {
    lunchNews: '午休时间看一看',
    weeklyReport: '各位，今天是周五，请在 18:00 前把本周的进展写进项目周报。',
    orders: '周末的接龙开始啦：羊角蜜 6 只装、手作猫抓板，周日晚上 8 点截单。',
    eveningNews: '下班路上慢慢看',
  },
  feeds: {
    newBooks: { prefix: '本周新书', suffix: '' },
    frontend: { prefix: '前端周刊', suffix: '觉得有用就转给同事' },
    exhibitions: { prefix: '周末看展', suffix: '' },
  },
  reminders: {
    nextBook: '把本月的读书会选书发到群里。',
    venue: '周末的场地该确认了。',
    accounts: '月底了，记得核对供应商的对账单。',
  },
};
