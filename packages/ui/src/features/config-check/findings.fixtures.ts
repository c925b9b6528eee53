const text = (content: string) => [{ type: 1, content }];
const rule = (keywords: readonly string[], change: object = {}) => ({
  keywords,
  reg: 1,
  needAt: 0,
  scope: 'all',
  replys: text('每月 19 元'),
  ...change,
});

/** A config with something to find of each severity, and several of one kind. */
export const WITH_FINDINGS = {
  replyKeywords: [
    rule(['价格']),
    rule(['会员价格', '办卡']),
    rule(['价格表']),
    rule(['年卡价格']),
    rule(['地址'], { replys: [] }),
  ],
  roomJoinKeywords: [
    { roomName: '读书会', keywords: ['进群'], reg: 2, replys: text('来'), welcomes: text('你好') },
  ],
  roomTaskSchedule: [
    { type: 'room', roomName: '已经解散的群', date: '0 0 20 * * *', contents: text('早') },
    { type: 'room', roomName: '读书会', date: '0 0 8 30 2 *', contents: text('早') },
  ],
};

/** A config in which nothing is wrong. */
export const WITHOUT_FINDINGS = { replyKeywords: [rule(['价格'])] };

/** More than a page shows. */
export const MANY_FINDINGS = {
  replyKeywords: Array.from({ length: 250 }, () => rule(['价格'])),
};

const GONE = '周末骑行';

/** Rules that name a group by what it was called before, and one that the robot is not in any more. */
export const WITH_RENAMED = {
  roomJoinKeywords: [
    { roomName: '青禾读书会', keywords: ['进群'], reg: 1, replys: text('来'), welcomes: [] },
  ],
  roomAsyncList: [
    { model: 1, one: '青禾读书会', many: ['门店值班', GONE], forward: 1 },
    { model: 1, one: '门店值班', many: [GONE], forward: 1 },
  ],
};
