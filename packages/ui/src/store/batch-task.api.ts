import type { CallOptions, ChatdeckClient } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import type { ChannelInput } from '@chatdeck/sdk/rules';
import { api, call } from './api';
import type { Resources } from './call-port';
import { recordEndpoints } from './record-endpoints';

/** The largest page of the call, and the most pages that are fetched. */
const PAGE = 100;
const MOST_PAGES = 20;

type List = ChatdeckClient['batchTask']['list'];

/** Fetches all batch tasks: the call cannot filter by kind, and there are few. */
async function listAll(client: Resources, options: CallOptions): ReturnType<List> {
  const first = await client.batchTask.list({ current: 1, pageSize: PAGE }, options);
  if (!first.ok) return first;
  const pages = Math.min(Math.ceil(first.data.count / PAGE), MOST_PAGES);
  const others = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, at) =>
      client.batchTask.list({ current: at + 2, pageSize: PAGE }, options),
    ),
  );
  const list = [first, ...others].flatMap((page) => (page.ok ? page.data.list : []));
  return others.find(({ ok }) => !ok) ?? { ...first, data: { ...first.data, list } };
}

/** Schedules for many groups or friends; every change refreshes all lists that show them. */
export const batchTaskApi = api.injectEndpoints({
  endpoints: (build) => {
    const task = recordEndpoints(build, 'batchTask', (client) => client.batchTask);
    return {
      batchTasks: build.query({
        queryFn: call((_: void) => listAll),
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
