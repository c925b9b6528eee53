import { api, call } from './api';
import { listAll } from './list-all';

/**
 * What a config is checked with. It is loaded in the background, so a failure is shown beside the findings and
 * announced nowhere.
 */
export const configCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    knownRooms: build.query({
      queryFn: call((_: void) => (client, options) => client.group.all(options), 'all'),
      providesTags: ['group'],
    }),
    knownFriends: build.query({
      queryFn: call((_: void) => (client, options) => client.contact.all(options), 'all'),
      providesTags: ['contact'],
    }),
    knownDialogues: build.query({
      queryFn: call(
        (_: void) => (client, options) => listAll(client.dialogue.list, options),
        'all',
      ),
      providesTags: ['dialogue'],
    }),
    knownRssFeeds: build.query({
      queryFn: call((_: void) => (client, options) => listAll(client.rss.list, options), 'all'),
      providesTags: ['rss'],
    }),
    knownBatchTasks: build.query({
      queryFn: call(
        (_: void) => (client, options) => listAll(client.batchTask.list, options),
        'all',
      ),
      providesTags: ['batchTask'],
    }),
    knownReminders: build.query({
      queryFn: call(
        (_: void) => (client, options) => listAll(client.reminder.list, options),
        'all',
      ),
      providesTags: ['reminder'],
    }),
    knownMaterials: build.query({
      queryFn: call(
        (_: void) => async (client, options) => {
          const answer = await listAll(client.material.list, options);
          if (!answer.ok) return answer;
          const { count, list } = answer.data;
          return { ...answer, data: { count, list: list.map(({ id }) => ({ id })) } };
        },
        'all',
      ),
      providesTags: ['material'],
    }),
  }),
});
