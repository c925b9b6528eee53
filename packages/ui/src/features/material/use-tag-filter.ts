import type { ContentType } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { materialApi } from '#store/material.api.ts';

/** Stands for all tags; no tag is empty, so it cannot collide with one. */
export const EVERY_TAG = '';

/** How many of the most used tags are shown in a row; search finds the others. */
const TAGS_SHOWN = 12;

/** The tags of the materials of a type, and the one that the list is filtered by. */
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
