import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import { buildUser } from '@chatdeck/sdk/testing';
import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { storyBackend } from '../../testing/story-backend';

/** What a play function is given. */
export type Context = Parameters<NonNullable<StoryObj['play']>>[0];

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

/** Presses the first action of a screen and gives the dialog of the same name. */
export const openDialog = async ({ canvas, userEvent }: Context, name: string) => {
  const [add] = await canvas.findAllByRole('button', { name });
  await userEvent.click(add ?? document.body);
  return within(await canvas.findByRole('dialog', { name }));
};

/** Finds the first group or friend of the robot in the dialog of a schedule. */
export const pickTarget = async (
  { canvas, userEvent }: Context,
  dialog: Awaited<ReturnType<typeof openDialog>>,
) => {
  const field = await dialog.findByRole('combobox', { name: /^(群|好友)$/ });
  await userEvent.click(field);
  // A line that says that names are looked up is an option too.
  const [first] = await canvas.findAllByRole('option', { name: /^(?!加载中)/ });
  await userEvent.click(first ?? document.body);
};
