import type { FilterProps } from '#lists/list-props.ts';
import { useListFilter } from '#lists/use-list-filter.ts';
import type { PagedSearch } from '#lists/use-paged-search.ts';

/** A tag, and how many rows have it. */
export interface CountedTag {
  readonly tag: string;
  readonly count: number;
}

/** Stands for all tags; no tag is empty, so it cannot collide with one. */
export const EVERY_TAG = '';

/** How many of the most used tags are shown in a row; search finds the others. */
const TAGS_SHOWN = 12;

const none: readonly CountedTag[] = [];

/** What the filters of all lists with tags have. */
interface FilterByTag {
  readonly tag?: string | undefined;
}

/** The most used tags of a list, and the one that it is filtered by, in the filter of the host's where it has one. */
export function useTagChoice(
  all: readonly CountedTag[] = none,
  search: PagedSearch,
  host: FilterProps<FilterByTag> = {},
) {
  const [filter, setFilter] = useListFilter(host, {}, search);
  const tag = filter.tag || undefined;
  const shown = all.slice(0, TAGS_SHOWN);
  const isOther = tag !== undefined && shown.every((one) => one.tag !== tag);
  const tags = isOther ? [...shown, { tag, count: 0 }] : shown;
  /** All tags with none, or an empty one. */
  const onTagChange = (next: string | undefined) =>
    setFilter({ ...filter, tag: next || undefined });
  return { tags, tag, onTagChange };
}

export type TagChoice = ReturnType<typeof useTagChoice>;
