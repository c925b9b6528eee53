import type { Countdown } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { DueSummary, TextSummary } from '../due/due-summary';
import { countdownMessages } from './countdown.messages';

/** A countdown as a sentence: when, to whom and to which day. */
export function CountdownSays({ row }: { readonly row: Countdown }) {
  const t = useMessages(countdownMessages);
  const { prefix = '', suffix = '', endWord = '', memorialDay } = row;
  const more = [suffix, endWord].filter((part) => part !== '').join(' ');
  return (
    <>
      <DueSummary row={row} />
      <TextSummary text={t.says({ prefix, day: memorialDay })} more={more} />
    </>
  );
}
