import { ROBOT_TYPE } from '@chatdeck/sdk/constants';
import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import type { StoryObj } from '@storybook/react-vite';
import { storyBackend } from '#testing/story-backend.ts';

/** The argument of a play function. */
export type Context = Parameters<NonNullable<StoryObj['play']>>[0];

/** A backend that stores this config as version 12. */
export const storedConfig = (config: object, options: MockBackendOptions = {}) => ({
  ...storyBackend({
    ...options,
    change: (state) => {
      state.config = JSON.stringify(config);
    },
  }),
});

/** A robot that replies with Dify and welcomes new friends. */
export const DIFY = {
  autoReply: true,
  defaultBot: ROBOT_TYPE.dify,
  defaultReply: '我在呢，直接说事就好～',
  dify_token: 'app-7f2c',
  autoAcceptFriend: true,
  acceptFriendKeyWords: ['读书', '青禾', '共读'],
  newFriendReplys: [
    { type: 1, name: '新人欢迎语', content: '欢迎来到青禾书房！' },
    { type: 4, name: '五月共读报名', url: 'https://example.com' },
  ],
  openaiSystemMessage: '你是青禾书房的店员小禾，语气亲切，回答不超过三句话。',
};

/** Edits two settings: the default reply, and whether it is enabled. */
export const edit = async ({ canvas, userEvent }: Context) => {
  const reply = await canvas.findByLabelText('默认回复');
  await userEvent.clear(reply);
  await userEvent.type(reply, '我在，直接说事就好');
  await userEvent.click(canvas.getByRole('switch', { name: '自动回复' }));
};
/** Presses the button with this name. */
export const press = ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));
