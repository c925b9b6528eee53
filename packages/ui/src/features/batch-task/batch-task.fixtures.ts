import { batchTaskSchema } from '@chatdeck/sdk/entities';
import type { CustomConfigInput } from '@chatdeck/sdk/rules';
import { failingCall } from '#lists/records/record-list.fixtures.ts';
import { adds, offersMembership, refusesEmpty, showsDue } from '#testing/plays/list-plays.ts';
import type { Fill } from '#testing/plays/open-dialog.ts';
import { storyBackend } from '#testing/story-backend.ts';

interface Task {
  readonly taskType: string;
  readonly taskInfo: object;
}
const forAllGroups = { id: '7', type: 'room', cron: '0 0 8 * * *', isAll: true };

/** A backend with these tasks, each for all groups every morning, and with channels of the account. */
export const batchBackend = (
  tasks: readonly Task[],
  channels: CustomConfigInput['channels'] = [],
) => ({
  ...storyBackend({
    change: (state) => {
      state.batchTasks = tasks.map((task) => batchTaskSchema.parse({ ...forAllGroups, ...task }));
      state.customConfig.channels = channels;
    },
  }),
});

interface BatchList {
  readonly task: Task;
  /** The label of the button that adds one. */
  readonly add: string;
  /** The error shown when the content is missing. */
  readonly missing: string;
  /** How a new task is filled in, and the text of its row. */
  readonly fill: Fill;
  readonly added: string;
  readonly channels?: CustomConfigInput['channels'];
}

/** The stories common to all lists of batch tasks. */
export const batchStories = ({ task, add, missing, fill, added, channels }: BatchList) => ({
  filled: { parameters: batchBackend([task], channels), play: showsDue('全部群') },
  empty: { parameters: batchBackend([]) },
  failed: { parameters: failingCall('batchTask.list') },
  restricted: {
    parameters: storyBackend({
      change: (state) => {
        state.user.role = 'user';
        state.customConfig.channels = channels ?? [];
      },
    }),
    play: offersMembership(add),
  },
  refusesEmpty: {
    parameters: batchBackend([task]),
    play: refusesEmpty(add, '群名/好友昵称至少填一个', missing),
  },
  adds: { parameters: batchBackend([], channels), play: adds(add, added, fill) },
});
