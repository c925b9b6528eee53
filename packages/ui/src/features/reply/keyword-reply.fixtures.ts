import { CODE } from '@chatdeck/sdk/constants';
import { MockRefusal, type MockBackendOptions } from '@chatdeck/sdk/testing';

const text = (name: string, content = name) => ({ type: 1, name, content });
const link = (name: string) => ({
  type: 4,
  name,
  url: 'https://example.com',
  title: name,
  description: name,
  thumbUrl: '',
});

/** Keyword replies of a bookshop. */
export const REPLY_RULES = [
  {
    keywords: ['价格', '报价'],
    reg: 1,
    needAt: 1,
    scope: 'room',
    replys: [text('会员价目表'), link('办卡说明')],
  },
  {
    keywords: ['共读', '报名'],
    reg: 1,
    needAt: 1,
    scope: 'all',
    replys: [link('五月共读报名')],
  },
  {
    keywords: ['书单'],
    reg: 2,
    needAt: 1,
    scope: 'friend',
    replys: [{ type: 2, name: '五月书单 PDF', url: 'https://example.com/list.pdf' }],
  },
  {
    keywords: ['营业', '几点', '地址', '怎么走'],
    reg: 1,
    needAt: 0,
    scope: 'all',
    replys: [text('营业时间与地址')],
  },
  {
    keywords: ['会员价格'],
    reg: 1,
    needAt: 0,
    scope: 'room',
    replys: [text('会员价目表')],
  },
  { keywords: ['书'], reg: 1, needAt: 1, scope: 'all', replys: [text('新书上架')] },
];

/** The same, with one rule paused. */
export const WITH_PAUSED = {
  replyKeywords: REPLY_RULES,
  chatdeckPaused: {
    replyKeywords: [
      {
        at: 6,
        row: {
          keywords: ['双十一'],
          reg: 1,
          needAt: 1,
          scope: 'room',
          replys: [link('双十一书单')],
        },
      },
    ],
  },
};

/** Replies numbered from 1. */
export const numberedRules = (length: number) =>
  Array.from({ length }, (_, at) => ({
    keywords: [`编号 ${at + 1}`],
    reg: 2,
    needAt: 1,
    scope: 'all',
    replys: [{ type: 1, content: `第 ${at + 1} 条回答` }],
  }));

/** A rule with many long keywords and replies. */
export const LONG_RULE = {
  keywords: Array.from({ length: 40 }, (_, at) => `一个很长很长的关键词第${at + 1}个`),
  reg: 1,
  needAt: 0,
  scope: 'room',
  replys: Array.from({ length: 12 }, (_, at) => ({
    type: 1,
    name: `青禾书房周末亲子共读活动报名须知与到店指引 ${at + 1}`,
    content: '没有空格的长地址https://qinghe.example/'.repeat(12),
  })),
};

/** A concurrent save changes the reply to 书单 before the first save arrives. */
export const sameRuleSavedByAnother: MockBackendOptions['calls'] = {
  'robot.updateConfig': ({ config, baseVersion }, state) => {
    if (baseVersion < 13) {
      state.config = JSON.stringify({
        replyKeywords: REPLY_RULES.map((rule) =>
          rule.keywords[0] === '书单' ? { ...rule, replys: [text('六月书单')] } : rule,
        ),
      });
      state.configVersion = 13;
      throw new MockRefusal(CODE.configChanged, { version: 13, config: state.config });
    }
    state.config = config;
    state.configVersion = 14;
    return { id: 1, version: 14 };
  },
};

/** A concurrent save adds another rule before the first save arrives. */
export const savedByAnother: MockBackendOptions['calls'] = {
  'robot.updateConfig': ({ config, baseVersion }, state) => {
    if (baseVersion < 13) {
      state.config = JSON.stringify({
        replyKeywords: [{ ...REPLY_RULES[0], keywords: ['同事加的'] }, ...REPLY_RULES],
      });
      state.configVersion = 13;
      throw new MockRefusal(CODE.configChanged, { version: 13, config: state.config });
    }
    state.config = config;
    state.configVersion = 14;
    return { id: 1, version: 14 };
  },
};
