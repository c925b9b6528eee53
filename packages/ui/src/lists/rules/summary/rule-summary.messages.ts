import { defineMessages } from '#messages';

interface Count {
  readonly count: number;
}

/** The sentence parts of rule summaries, placed around keywords and names. */
export const ruleSummaryMessages = defineMessages(
  'rule-summary',
  () => ({
    all: '',
    roomAt: '群里 @我 且',
    room: '群里',
    friend: '好友私聊，',
    contains: '包含',
    exact: '完全等于',
    or: '或',
    between: '、',
    moreCount: ({ count }: Count) => `等 ${count} 个`,
    roomWithoutAt: '，不需要 @我',
    allAt: '群聊和好友，群里需 @我',
    allWithoutAt: '群聊和好友，群里不用 @我',
    reply: '回复',
    noReply: '没有回复内容',
    nobody: '还没有选',
    moreNames: ({ count }: Count) => `等 ${count} 个群`,
    moreFriends: ({ count }: Count) => `等 ${count} 位好友`,
  }),
  () => ({
    all: 'When it ',
    roomAt: 'In groups, when mentioned, and it ',
    room: 'In groups, when it ',
    friend: 'In private, when it ',
    contains: 'contains',
    exact: 'is exactly',
    or: 'or',
    between: ', ',
    moreCount: ({ count }) => `and more, ${count} in all`,
    roomWithoutAt: ', without being mentioned',
    allAt: 'Groups and friends; in groups when mentioned',
    allWithoutAt: 'Groups and friends; in groups without being mentioned',
    reply: 'Answers',
    noReply: 'Nothing to answer with',
    nobody: 'nobody yet',
    moreNames: ({ count }) => `and more, ${count} in all`,
    moreFriends: ({ count }) => `and more, ${count} in all`,
  }),
);
