import type { Dialogue } from '@chatdeck/sdk';

/** What a dialogue is known by: for whom it is, and the words that call it. */
export const dialogueLabel = ({ targets, keywords, id }: Dialogue): string =>
  [...targets.map(({ name }) => name), ...keywords].slice(0, 3).join('、') || `#${id}`;
