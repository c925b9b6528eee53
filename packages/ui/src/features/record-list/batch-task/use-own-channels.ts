import { batchTaskApi } from '../../../store/batch-task.api';

/** A select draws all of its choices, so it is given no more than one can be found among. */
const MOST_CHOICES = 300;

/** The account's own channels as choices; a stored one that is gone stays a choice. */
export function useOwnChannels(stored: string | number) {
  const { data = [] } = batchTaskApi.useOwnChannelsQuery();
  const items = data
    .slice(0, MOST_CHOICES)
    .map(({ sortId, name }) => ({ id: sortId, label: name }));
  const isListed = stored === '' || items.some(({ id }) => id === stored);
  return isListed ? items : [...items, { id: stored, label: String(stored) }];
}
