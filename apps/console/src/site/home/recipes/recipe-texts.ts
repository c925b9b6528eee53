import type { SourceLocale } from '@chatdeck/sdk/constants';

const zh = {
  title: '十个示例，点一下就进你的账号',
  text: '先看清会加哪些规则，再填上你的群名和地址。只会新增，加错了一键撤销。',
  add: '加到我的账号',
};

const en: typeof zh = {
  title: 'Ten examples, one press from your account',
  text: 'See which rules each adds, then fill in your group and your address. It only adds, and one press undoes it.',
  add: 'Add to my account',
};

/** The texts around the examples. */
export const RECIPE_TEXTS: Readonly<Record<SourceLocale, typeof zh>> = { 'zh-CN': zh, en };
