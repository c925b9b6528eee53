import type { SourceLocale } from '@chatdeck/sdk/constants';

const zh = {
  nav: '网站导航',
  home: '首页',
  features: '功能',
  examples: '示例',
  docs: '文档',
  headline: ['微信里有人问，', '你的助手会答。'],
  lead: '写几条规则、存一些素材、接上 AI，剩下的交给它。每一句回复都能看到是哪条规则、为什么。',
  start: '免费开始',
  toConsole: '打开控制台',
  read: '看看文档',
  points: ['扫码就能用', '也能嵌进你自己的后台'],
  featuresTitle: '每天要做的事，一个地方做完',
  plansTitle: '免费就能用，会员全部解锁',
};

const en: typeof zh = {
  nav: 'Site',
  home: 'Home',
  features: 'Features',
  examples: 'Examples',
  docs: 'Docs',
  headline: ['They ask in chat,', 'your assistant answers.'],
  lead: 'Write a few rules, keep a few materials, connect an AI, and leave the rest to it. Each reply shows which rule gave it, and why.',
  start: 'Start for free',
  toConsole: 'Open the console',
  read: 'Read the docs',
  points: ['Scan and go', 'Embeds in a portal of your own'],
  featuresTitle: 'The work of every day, in one place',
  plansTitle: 'Free to start, everything for members',
};

/** The texts of the landing page. */
export const HOME_TEXTS: Readonly<Record<SourceLocale, typeof zh>> = { 'zh-CN': zh, en };
