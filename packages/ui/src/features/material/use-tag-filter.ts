import type { ContentType } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { materialApi } from '#store/material.api.ts';

/** No tag is empty, so that nothing else is called so. */
export const EVERY_TAG = '';

/** So many of the most used stand in a row; the search finds the others. */
const TAGS_SHOWN = 12;

/** The tags of the materials of a type, and the one that the list is narrowed to. */
export function useTagFilter(type: ContentType | undefined, onPageChange: (page: number) => void) {
  const { data } = materialApi.useMaterialTagsQuery(type);
  const [tag, setTag] = useState<string>();
  const all = data?.list ?? [];
  const shown = all.slice(0, TAGS_SHOWN);
  const isShown = tag === undefined || shown.some((one) => one.tag === tag);
  const tags = isShown ? shown : [...shown, { tag, count: 0 }];
  const onTagChange = (next: string | undefined) => {
    setTag(next);
    onPageChange(1);
  };
  return { tags, tag, onTagChange };
}

export type TagFilterState = ReturnType<typeof useTagFilter>;
