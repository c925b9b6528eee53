import { useMemo } from 'react';
import { promptApi } from '#store/prompt.api.ts';

/** A select draws all of its choices, so it is given no more than one can be found among. */
const MOST_CHOICES = 300;

/** The preset roles to choose from after a first choice for none. A stored one that is gone stays a choice. */
export function useRoleChoices(none: string, stored: string) {
  const { data } = promptApi.useAllPromptsQuery();
  return useMemo(() => {
    const roles = (data ?? [])
      .slice(0, MOST_CHOICES)
      .map(({ id, name }) => ({ id: String(id), label: name }));
    const isListed = stored === '' || roles.some(({ id }) => id === stored);
    const kept = isListed ? [] : [{ id: stored, label: stored }];
    return [{ id: NO_ROLE, label: none }, ...roles, ...kept];
  }, [data, none, stored]);
}

/** The choice of no role. */
export const NO_ROLE = 'none';
