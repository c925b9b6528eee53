import { sendApi } from '#store/send.api.ts';

/** Sends again to the targets of a mass send that got nothing. */
export function useRetry() {
  const [retry, { isLoading: isRetrying }] = sendApi.useRetrySendJobMutation();
  return { retry: (id: string) => void retry(id), isRetrying };
}
