import { defineMessages } from '#messages';

interface Counted {
  readonly name: string;
  readonly count: number;
}

/** The texts of the filter of a list of rules. */
export const rowFilterMessages = defineMessages(
  'row-filter',
  ({ number }) => ({
    label: '筛选',
    all: '全部',
    attention: '需要处理',
    counted: ({ name, count }: Counted) => `${name} ${number(count)}`,
    noMatch: ({ word }: { readonly word: string }) => `筛选出的规则里没有「${word}」`,
  }),
  ({ number }) => ({
    label: 'Filter',
    all: 'All',
    attention: 'Needs attention',
    counted: ({ name, count }) => `${name} ${number(count)}`,
    noMatch: ({ word }) => `None of the filtered rules has "${word}" in it`,
  }),
);
