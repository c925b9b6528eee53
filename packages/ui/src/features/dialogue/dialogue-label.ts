import type { Dialogue } from '@chatdeck/sdk';
import type { Locale } from '@chatdeck/sdk/constants';
import { joinWords } from '#messages';

/** What a dialogue is known by: for whom it is, and the words that call it. */
export const dialogueLabel = ({ targets, keywords, id }: Dialogue, locale: Locale): string =>
  joinWords([...targets.map(({ name }) => name), ...keywords].slice(0, 3), locale) || `#${id}`;
