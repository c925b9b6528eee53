import { batchTaskSchema } from '@chatdeck/sdk/entities';
import type { CustomConfigInput } from '@chatdeck/sdk/rules';
import { storyBackend } from '#testing/story-backend.ts';

interface Task {
  readonly taskType: string;
  readonly taskInfo: object;
}
const forAllGroups = { id: '7', type: 'room', cron: '0 0 8 * * *', isAll: true };

/** A backend with these tasks, each for all groups every morning, and channels of the account's own. */
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
