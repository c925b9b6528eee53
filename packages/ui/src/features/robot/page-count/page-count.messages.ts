import { defineMessages } from '#messages';

export const pageCountMessages = defineMessages(
  'page-count',
  ({ number }) => ({ rows: (count: number) => number(count) }),
  ({ number }) => ({ rows: (count) => number(count) }),
);
