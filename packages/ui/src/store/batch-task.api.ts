import type { ChatdeckClient } from '@chatdeck/sdk';
import type { BatchTaskInput, ChannelInput } from '@chatdeck/sdk/rules';
import { CODE } from '@chatdeck/sdk/constants';
import { api, call } from './api';

/** The most that a page of the call holds, and the most pages that are asked for. */
const PAGE = 100;
const MOST_PAGES = 20;

type Tasks = ChatdeckClient['batchTask'];
type Options = Parameters<Tasks['list']>[1];

/** All batch tasks: the call does not tell their kinds apart, and there are few. */
async function listAll(tasks: Tasks, options: Options): ReturnType<Tasks['list']> {
  const first = await tasks.list({ current: 1, pageSize: PAGE }, options);
  if (!first.ok) return first;
  const pages = Math.min(Math.ceil(first.data.count / PAGE), MOST_PAGES);
  const others = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, at) =>
      tasks.list({ current: at + 2, pageSize: PAGE }, options),
    ),
  );
  const list = [first, ...others].flatMap((page) => (page.ok ? page.data.list : []));
  return others.find(({ ok }) => !ok) ?? { ...first, data: { ...first.data, list } };
}

interface BatchTaskUpdate {
  readonly id: string;
  readonly input: BatchTaskInput;
  /** The version that the change is made on. */
  readonly baseVersion: number;
}

/** Schedules for many groups or friends; whatever changes one refreshes every list that shows them. */
export const batchTaskApi = api.injectEndpoints({
  endpoints: (build) => ({
    batchTasks: build.query({
      queryFn: call('batchTask', (tasks, _: void, options) => listAll(tasks, options)),
      providesTags: ['batchTask'],
    }),
    ownChannels: build.query({
      queryFn: call('schedule', (schedule, _: void, options) => schedule.customChannels(options)),
      providesTags: ['customConfig'],
    }),
    channelItems: build.query({
      queryFn: call('schedule', (schedule, _: void, options) => schedule.ownChannels(options)),
      providesTags: ['customConfig'],
    }),
    saveChannels: build.mutation({
      queryFn: call(
        'schedule',
        (
          schedule,
          { channels, baseVersion }: { channels: readonly ChannelInput[]; baseVersion: number },
          options,
        ) => schedule.saveOwnChannels(channels, { ...options, baseVersion }),
        // A change of one channel is made again on what somebody else has saved.
        [CODE.configChanged],
      ),
      invalidatesTags: ['customConfig'],
    }),
    addBatchTask: build.mutation({
      queryFn: call('batchTask', (tasks, input: BatchTaskInput, options) =>
        tasks.add(input, options),
      ),
      invalidatesTags: (added) => (added ? ['batchTask'] : []),
    }),
    updateBatchTask: build.mutation({
      queryFn: call(
        'batchTask',
        (tasks, { id, input, baseVersion }: BatchTaskUpdate, options) =>
          tasks.update(id, { ...input, baseVersion }, options),
        // Whoever saves asks what becomes of a record that was changed or deleted elsewhere.
        [CODE.configChanged, CODE.notFound],
      ),
      invalidatesTags: ['batchTask'],
    }),
    removeBatchTask: build.mutation({
      queryFn: call('batchTask', (tasks, id: string, options) => tasks.remove(id, options)),
      invalidatesTags: (_, error) => (error ? [] : ['batchTask']),
    }),
    restoreBatchTask: build.mutation({
      queryFn: call('batchTask', (tasks, id: string, options) => tasks.restore(id, options)),
      invalidatesTags: (restored) => (restored ? ['batchTask'] : []),
    }),
  }),
});
