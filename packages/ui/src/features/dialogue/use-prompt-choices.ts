import { useMemo } from 'react';
import { promptApi } from '#store/prompt.api.ts';

/** A select renders all of its items; a longer list would be impractical to search. */
const MOST_CHOICES = 300;

/** The prompts to choose from, preceded by "none". A stored prompt that was deleted remains a choice. */
export function usePromptChoices(none: string, stored: string) {
  const { data } = promptApi.useAllPromptsQuery();
  return useMemo(() => {
    const prompts = (data ?? [])
      .slice(0, MOST_CHOICES)
      .map(({ id, name }) => ({ id: String(id), label: name }));
    const isListed = stored === '' || prompts.some(({ id }) => id === stored);
    const unlisted = isListed ? [] : [{ id: stored, label: stored }];
    return [{ id: NO_PROMPT, label: none }, ...prompts, ...unlisted];
  }, [data, none, stored]);
}

/** The choice of no prompt. */
export const NO_PROMPT = 'none';
