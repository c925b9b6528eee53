import { Fragment } from 'react';
import { useMessages } from '../../../messages';
import { Keyword } from '../../../primitives/keyword/keyword';
import { ruleWordsMessages } from './rule-words.messages';

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
  const before = (at: number) => {
    if (at === 0) return ' ';
    return at === shown.length - 1 && !isCut ? ` ${t.or} ` : t.between;
  };
  return (
    <>
      {shown.map((word, at) => (
        <Fragment key={`${at} ${word}`}>
          {before(at)}
          <Keyword isOff={isOff}>{word}</Keyword>
        </Fragment>
      ))}
      {isCut ? ` ${t.moreWords({ count: words.length })}` : null}
    </>
  );
}
