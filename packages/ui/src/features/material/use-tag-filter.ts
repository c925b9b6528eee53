import type { ContentType } from '@chatdeck/sdk/constants';
import { loadAnew } from '#store/load-anew.ts';
import { materialApi } from '#store/material.api.ts';
import { useTagChoice } from '#lists/tag-filter/use-tag-choice.ts';

/** The tags of the materials of a type, and the one that the list is filtered by. */
export function useTagFilter(type: ContentType | undefined, onPageChange: (page: number) => void) {
  const tags = materialApi.useMaterialTagsQuery(type);
  return { ...useTagChoice(tags.data?.list, onPageChange), refresh: () => loadAnew(tags) };
}
