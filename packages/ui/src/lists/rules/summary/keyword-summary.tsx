import { Fragment } from 'react';
import { useMessages } from '#messages';
import { Keyword } from '#primitives/keyword/keyword.tsx';
import * as css from '../screen/rule-row.css';
import { ruleWordsMessages } from './rule-summary.messages';

interface Props {
  readonly words: readonly string[];
  readonly isOff: boolean;
}

/** More are counted. */
const SHOWN = 12;

/** Keywords as a part of a sentence: A、B or C. */
export function KeywordWords({ words, isOff }: Props) {
  const t = useMessages(ruleWordsMessages);
  const shown = words.slice(0, SHOWN);
  const isCut = words.length > shown.length;
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
      {isCut ? ` ${t.moreWords({ count: words.length })}` : null}
    </>
  );
}
