import { useLiveOptions } from '#store/live/use-live.ts';
import { loadAnew } from '#store/load-anew.ts';
import { sendApi } from '#store/send.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import type { ListQuery } from '#lists/list-props.ts';
import { RECORDS_PAGE } from '#lists/records/records-page.ts';

/** A page of the mass sends of the account, the newest first, with the state of each target, followed live. */
export function useSendJobs({ page = 1, pageSize = RECORDS_PAGE }: ListQuery = {}) {
  const query = sendApi.useSendJobsQuery({ current: page, pageSize }, useLiveOptions());
  const [cancel] = sendApi.useCancelSendJobMutation();
  const [retry] = sendApi.useRetrySendJobMutation();
  return {
    list: toLoadedRows(query, pageSize),
    /** Loads them anew. */
    refresh: () => loadAnew(query),
    /** Sends nothing more of one; resolves to true once the server has confirmed it. */
    cancel: async (id: string) => (await cancel(id)).error === undefined,
    /** Sends one again to the targets that got nothing; resolves to true once the server has confirmed it. */
    retry: async (id: string) => (await retry(id)).error === undefined,
  };
}
