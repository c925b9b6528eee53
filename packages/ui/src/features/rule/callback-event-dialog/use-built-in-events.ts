import { siteApi } from '../../../store/site.api';

/** The built-in events of this server. The stored address stays a choice where the server no longer lists it. */
export function useBuiltInEvents(stored: string) {
  const { data, isError, isFetching, refetch } = siteApi.useCallbackEventsQuery();
  const events = data?.list ?? [];
  const isKnown = stored === '' || events.some(({ postUrl }) => postUrl === stored);
  const items = events.map(({ postUrl, name }) => ({ id: postUrl, label: name }));
  return {
    items: isKnown ? items : [...items, { id: stored, label: stored }],
    description: events.find(({ postUrl }) => postUrl === stored)?.description,
    isLoading: data === undefined && isFetching,
    isFailed: data === undefined && isError && !isFetching,
    retry: () => void refetch(),
  };
}
