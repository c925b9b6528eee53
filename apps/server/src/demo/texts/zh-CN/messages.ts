import type { MessageTexts } from '../demo-texts';

/** What was said in the last week, and what was sent to many. */
export const messages: MessageTexts = {
  /** What skills answer; the other answers are those of the rules. */
  answers: {
    news: '今日头条：1. 城市绿道再添三十公里 2. 周末有小雨',
    star: '今日运势：宜见朋友，忌熬夜。',
    cartons: '牛奶盒是可回收物，洗净压扁后投放。',
    batteries: '旧电池是有害垃圾，请投进红色桶。',
  },
  chats: {
    bookClub: [
      ['@小桨 报名', 'signUp'],
      ['第三章终于读完了，后半段写得真好'],
      ['周日几点开门？我想早点到', 'hours'],
      ['@小桨 菜单', 'menu'],
      ['谁有上次的合影，发我一下'],
      ['这一段我读了三遍，还是会停下来'],
      ['下一本读什么？投个票吧'],
      ['我带了多的一本，周日可以借'],
    ],
    morningRun: [
      ['今天五公里，打卡'],
      ['@小桨 新闻', 'news'],
      ['明天几点开门，跑完去喝一杯', 'hours'],
      ['下雨也跑吗'],
      ['配速六分半，慢慢来'],
      ['新人报到，请大家多关照'],
    ],
    beta: [
      ['新版的列表好快'],
      ['@小桨 帮助', 'menu'],
      ['这个按钮点了没反应，有人遇到过吗'],
      ['更新之后好了'],
      ['能不能按标签筛选？'],
      ['已经反馈了，下周的版本会有'],
      ['@小桨 菜单', 'menu'],
    ],
    firstFriend: [
      ['你好，请问营业时间？', 'hours'],
      ['好的谢谢'],
      ['人工', 'staff'],
      ['菜单', 'menu'],
      ['我的快递到了吗'],
    ],
    secondFriend: [
      ['几点开门', 'hours'],
      ['可以预定周末的位子吗'],
      ['帮助', 'menu'],
      ['双子座运势', 'star'],
      ['人工', 'staff'],
    ],
    thirdFriend: [
      ['牛奶盒是什么垃圾', 'cartons'],
      ['营业时间有变化吗', 'hours'],
      ['谢谢'],
      ['人工', 'staff'],
      ['旧电池扔哪里，是什么垃圾', 'batteries'],
    ],
  },
  sends: {
    newBooks: '本月新书到啦，会员八五折，海报里挑一本带回家。',
    market: '周末市集的摊位图出来了，入口在二号门，十点开市。',
    bookClub: '本周日下午两点共读《平凡的世界》第三部，地点在二楼，限 20 人，回复“报名”占座。',
    run: '明早 6:30 晨跑打卡，集合点不变，下雨顺延。',
  },
};
