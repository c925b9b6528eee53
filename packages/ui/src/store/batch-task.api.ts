import { CODE } from '@chatdeck/sdk/constants';
import type { ChannelInput } from '@chatdeck/sdk/rules';
import { api, call } from './api';
import { listAll } from './list-all';
import { recordEndpoints } from './record-endpoints';

/** Schedules for many groups or friends; every change refreshes all lists that show them. */
export const batchTaskApi = api.injectEndpoints({
  endpoints: (build) => {
    const task = recordEndpoints(build, 'batchTask', (client) => client.batchTask);
    return {
      batchTasks: build.query({
        // The call cannot filter by kind, and there are few.
        queryFn: call((_: void) => (client, options) => listAll(client.batchTask.list, options)),
        providesTags: ['batchTask'],
      }),
      ownChannels: build.query({
        queryFn: call((_: void) => (client, options) => client.schedule.customChannels(options)),
        providesTags: ['customConfig'],
      }),
      channelItems: build.query({
        queryFn: call((_: void) => (client, options) => client.schedule.ownChannels(options)),
        providesTags: ['customConfig'],
      }),
      saveChannels: build.mutation({
        queryFn: call(
          ({ channels, baseVersion }: { channels: readonly ChannelInput[]; baseVersion: number }) =>
            (client, options) =>
              client.schedule.saveOwnChannels(channels, { ...options, baseVersion }),
          // A change of one channel is retried on top of what another editor has saved.
          [CODE.configChanged],
        ),
        invalidatesTags: ['customConfig'],
      }),
      addBatchTask: task.add,
      updateBatchTask: task.update,
      removeBatchTask: task.remove,
      restoreBatchTask: task.restore,
    };
  },
});
