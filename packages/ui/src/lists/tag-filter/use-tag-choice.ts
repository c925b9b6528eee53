import { useState } from 'react';

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

/** The most used tags of a list, and the one that it is filtered by. */
export function useTagChoice(
  all: readonly CountedTag[] = none,
  onPageChange: (page: number) => void,
) {
  const [tag, setTag] = useState<string>();
  const shown = all.slice(0, TAGS_SHOWN);
  const isShown = tag === undefined || shown.some((one) => one.tag === tag);
  const tags = isShown ? shown : [...shown, { tag, count: 0 }];
  const onTagChange = (next: string | undefined) => {
    setTag(next);
    onPageChange(1);
  };
  return { tags, tag, onTagChange };
}

export type TagChoice = ReturnType<typeof useTagChoice>;
