import { Fragment } from 'react';
import { useMessages } from '#messages';
import { Keyword } from '#primitives/keyword/keyword.tsx';
import * as css from '../screen/rule-row.css';
import { ruleSummaryMessages } from './rule-summary.messages';

interface Props {
  readonly keywords: readonly string[];
  readonly isOff: boolean;
}

/** The most that are listed; the rest is counted. */
const SHOWN = 12;

/** Keywords as part of a sentence: A、B or C. */
export function KeywordSummary({ keywords, isOff }: Props) {
  const t = useMessages(ruleSummaryMessages);
  const shown = keywords.slice(0, SHOWN);
  const isCut = keywords.length > shown.length;
  const isOr = (at: number) => at > 0 && at === shown.length - 1 && !isCut;
  const isComma = (at: number) => at < shown.length - 1 && !isOr(at + 1);
  return (
    <>
      {' '}
      {shown.map((word, at) => (
        <Fragment key={`${at} ${word}`}>
          {isOr(at) ? ` ${t.or} ` : null}
          <span className={css.word}>
            <Keyword isOff={isOff}>{word}</Keyword>
            {isComma(at) ? t.between : null}
          </span>
        </Fragment>
      ))}
      {isCut ? ` ${t.moreCount({ count: keywords.length })}` : null}
    </>
  );
}
