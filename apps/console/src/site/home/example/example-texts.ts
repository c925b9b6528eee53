import type { SourceLocale } from '@chatdeck/sdk/constants';

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
  failed: '没能载入，请检查网络后再试一次。',
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
  failed: 'It could not be loaded. Check the network and try again.',
};

/** The texts around the example conversation. */
export const EXAMPLE_TEXTS: Readonly<Record<SourceLocale, typeof zh>> = { 'zh-CN': zh, en };
