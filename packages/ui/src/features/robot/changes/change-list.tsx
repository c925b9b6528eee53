import { useChatdeck } from '#context/chatdeck-context.ts';
import { joinWords, useMessages } from '#messages';
import type { Change } from '#lists/config/difference.ts';
import { useFieldWords } from '#lists/config/fields/field-texts.ts';
import { useValueWords } from '../config-editor/use-value-text';
import { robotConfigMessages } from '../robot-config-screen/robot-config.messages';
import * as css from './changes.css';

interface Props {
  readonly label: string;
  readonly changes: readonly Change[];
  /** The words for old and new. Default before and mine. */
  readonly sides: readonly [before: string, after: string];
}

/** What is different, field by field; lists by what came and what went, secrets only as changed. */
export function ChangeList({ label, changes, sides }: Props) {
  const t = useMessages(robotConfigMessages);
  const { labelOf } = useFieldWords();
  return (
    <dl className={css.list} aria-label={label}>
      {changes.map((change) => (
        <div key={keyOf(change)} className={css.item}>
          <dt className={css.name}>
            {change.kind === 'unknown'
              ? t.unknownField({ label: change.key })
              : labelOf(change.field)}
          </dt>
          <dd className={css.words}>
            <ChangeWords change={change} sides={sides} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const keyOf = (change: Change) => (change.kind === 'unknown' ? `?${change.key}` : change.field.key);

interface WordsProps {
  readonly change: Change;
  readonly sides: Props['sides'];
}

function ChangeWords({ change, sides: [before, after] }: WordsProps) {
  const t = useMessages(robotConfigMessages);
  const { locale } = useChatdeck();
  const wordsOf = useValueWords();
  switch (change.kind) {
    case 'value':
      return (
        <>
          <Line mark={before} words={wordsOf(change.field, change.before)} isOld />
          <Line mark={after} words={wordsOf(change.field, change.after)} />
        </>
      );
    case 'list': {
      const { added, removed, altered } = change;
      if (added.length + removed.length + altered.length === 0) return t.orderChanged;
      return (
        <>
          {added.length > 0 ? <Line mark={t.added} words={joinWords(added, locale)} /> : null}
          {removed.length > 0 ? (
            <Line mark={t.removed} words={joinWords(removed, locale)} isOld />
          ) : null}
          {altered.length > 0 ? <Line mark={t.altered} words={joinWords(altered, locale)} /> : null}
        </>
      );
    }
    case 'hidden':
    case 'unknown':
      return t.secretChanged;
  }
}

interface LineProps {
  readonly mark: string;
  readonly words: string;
  readonly isOld?: boolean;
}

const Line = ({ mark, words, isOld = false }: LineProps) => (
  <span className={css.line}>
    <span className={css.mark}>{mark}</span>
    <span className={isOld ? css.old : css.value}>{words}</span>
  </span>
);
