import { buildUser, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { storyBackend } from '../../testing/story-backend';

/** A backend whose robot has this config. Each story that saves takes one of its own. */
export const configBackend = (config: object, options: MockBackendOptions = {}) => ({
  ...storyBackend({
    ...options,
    change: (state) => {
      state.config = JSON.stringify(config);
      options.change?.(state);
    },
  }),
});

/** The same account without a membership. */
export const withoutMembership: MockBackendOptions = {
  change: (state) => {
    state.user = buildUser({ role: 'user', customRole: { router: [] } });
  },
};

/** The config cannot be loaded. */
export const failing = () => ({
  ...storyBackend({ faults: { 'robot.config': { kind: 'code', code: 50000 } } }),
});

const text = (name: string, content = name) => ({ type: 1, name, content });
const link = (name: string) => ({
  ...{ type: 4, name, url: 'https://example.com', title: name },
  ...{ description: name, thumbUrl: '' },
});

/** Many of one schedule, in the minutes of an hour. */
export const manyDue = (row: object | undefined) =>
  Array.from({ length: 500 }, (_, at) => ({ ...row, date: `0 ${at % 60} 8 * * *` }));

/** Keyword replies of a book shop. */
export const REPLY_RULES = [
  {
    ...{ keywords: ['价格', '报价'], reg: 1, needAt: 1, scope: 'room' },
    replys: [text('会员价目表'), link('办卡说明')],
  },
  {
    ...{ keywords: ['共读', '报名'], reg: 1, needAt: 1, scope: 'all' },
    replys: [link('五月共读报名')],
  },
  {
    ...{ keywords: ['书单'], reg: 2, needAt: 1, scope: 'friend' },
    replys: [{ type: 2, name: '五月书单 PDF', url: 'https://example.com/list.pdf' }],
  },
  {
    ...{ keywords: ['营业', '几点', '地址', '怎么走'], reg: 1, needAt: 0, scope: 'all' },
    replys: [text('营业时间与地址')],
  },
  {
    ...{ keywords: ['会员价格'], reg: 1, needAt: 0, scope: 'room' },
    replys: [text('会员价目表')],
  },
  { keywords: ['书'], reg: 1, needAt: 1, scope: 'all', replys: [text('新书上架')] },
];

/** The same with one that is paused. */
export const WITH_PAUSED = {
  replyKeywords: REPLY_RULES,
  chatdeckPaused: {
    replyKeywords: [
      {
        at: 6,
        row: {
          ...{ keywords: ['双十一'], reg: 1, needAt: 1, scope: 'room' },
          replys: [link('双十一书单')],
        },
      },
    ],
  },
};
