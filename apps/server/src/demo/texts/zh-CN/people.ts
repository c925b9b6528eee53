import { around } from '../demo-themes';

const SURNAMES = [
  ...'李王张刘陈杨赵黄吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭',
];
const GIVEN_NAMES =
  '子涵 雨桐 浩然 思远 晓梅 建国 文静 佳怡 志强 雪 磊 婷婷 一鸣 可欣 天佑 若溪 海燕 鹏飞 诗雨 明轩 秀英 梓萱 俊杰 悦 宇航 晓东 静怡 立新 欣妍 承恩 慧敏'.split(
    ' ',
  );
const FIRST_NAME = '周明';

export const people = {
  account: '演示账号',
  /** Of the demo robot of this repository, so that little changes when that robot connects. */
  robot: '小桨',
  /** Another name for each index; odd ones are women. */
  friend(index: number): string {
    if (index === 0) return FIRST_NAME;
    const round = Math.floor(index / SURNAMES.length);
    return around(SURNAMES, index) + around(GIVEN_NAMES, index + round);
  },
  /** Real names can be this long, and every list has to cope with them. */
  longName:
    '每天早上六点起床跑步然后给全家人做早饭再去上班的那个特别喜欢猫也喜欢狗还养了三只乌龟的王阿姨',
  alias: (relation: string, name: string) => `${relation}-${name}`,
  withEmoji: (name: string, emoji: string) => name + emoji,
  relations: ['客户', '同学', '邻居', '供应商', '老师'],
  memberTag: '会员',
  groups: {
    bookClub: '读书会',
    morningRun: '晨跑打卡',
    beta: '产品内测',
    parents: '家长委员会',
    hikers: '周末徒步',
    photography: '摄影爱好者',
    frontend: '前端交流',
    groupBuy: '好物团购',
    languages: '英语角',
    pets: '宠物之家',
    food: '美食探店',
    secondHand: '二手闲置',
    reports: '项目周报',
    fitness: '健身互助',
    family: '亲子活动',
  },
  /** The first, the second… group of a theme. */
  nthGroup: (theme: string, nth: number) => theme + around(['', '二群', '三群', '四群'], nth - 1),
  groupTags: { meetUps: '线下活动', weekly: '每周更新' },
};
