import type { ContentType } from '@chatdeck/sdk/constants';
import { loadAnew } from '#store/load-anew.ts';
import { materialApi } from '#store/material.api.ts';
import { useTagChoice } from '#lists/tag-filter/use-tag-choice.ts';
import type { FilterProps } from '#lists/list-props.ts';
import type { PagedSearch } from '#lists/use-paged-search.ts';
import type { MaterialFilter } from './material-panel/material-panel.model';

/** The tags of the materials of a type, and the one that the list is filtered by. */
export function useTagFilter(
  type: ContentType | undefined,
  search: PagedSearch,
  host?: FilterProps<MaterialFilter>,
) {
  const tags = materialApi.useMaterialTagsQuery(type);
  return { ...useTagChoice(tags.data?.list, search, host), refresh: () => loadAnew(tags) };
}
