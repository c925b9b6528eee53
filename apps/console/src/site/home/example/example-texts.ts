import type { Locale } from '@chatdeck/sdk/constants';

const zh = {
  title: '试着问小禾',
  badge: '示例',
  asker: '周',
  robot: '禾',
  you: '你问',
  robotSays: '小禾回答',
  ask: '换一句试试',
  send: '发送',
  why: '为什么这样回复',
  steps: {
    moderation: '敏感词',
    skills: '技能中心',
    answers: '简单问答',
    dialogues: '自定义对话',
    ai: '全局 AI',
  },
  passed: '通过',
  noMatch: '没有匹配',
  notRun: '没有执行',
  wouldAnswer: '由它来答',
};

const en: typeof zh = {
  title: 'Try asking Xiaohe',
  badge: 'Example',
  asker: 'You',
  robot: 'X',
  you: 'You ask',
  robotSays: 'Xiaohe answers',
  ask: 'Ask something else',
  send: 'Send',
  why: 'Why this reply',
  steps: {
    moderation: 'Blocked words',
    skills: 'Skills',
    answers: 'Simple Q&A',
    dialogues: 'Custom dialogues',
    ai: 'Global AI',
  },
  passed: 'Passed',
  noMatch: 'No match',
  notRun: 'Not run',
  wouldAnswer: 'Would answer',
};

/** The texts around the example conversation. */
export const EXAMPLE_TEXTS: Readonly<Record<Locale, typeof zh>> = { 'zh-CN': zh, en };
