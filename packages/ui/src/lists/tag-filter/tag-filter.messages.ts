import { defineMessages } from '#messages';

interface Tagged {
  readonly name: string;
  readonly count: number;
}

/** The texts of the tag filter. */
export const tagFilterMessages = defineMessages(
  'tag-filter',
  ({ number }) => ({
    label: '标签',
    every: '全部标签',
    tag: ({ name, count }: Tagged) => `${name} ${number(count)}`,
  }),
  ({ number }) => ({
    label: 'Tag',
    every: 'All tags',
    tag: ({ name, count }) => `${name} ${number(count)}`,
  }),
);
