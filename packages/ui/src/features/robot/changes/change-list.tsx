import { useChatdeck } from '#context/chatdeck-context.ts';
import { joinList, useMessages } from '#messages';
import type { Change } from '#lists/config/difference.ts';
import { useFieldTexts } from '#lists/config/fields/field-texts.ts';
import { useValueText } from '../config-editor/use-value-text';
import { robotConfigMessages } from '../robot-config.messages';
import * as css from './changes.css';

interface Props {
  readonly label: string;
  readonly changes: readonly Change[];
  /** The labels of the old and the new value. Default before and mine. */
  readonly sides: readonly [before: string, after: string];
}

/** The differences, field by field; lists as additions and removals, secrets only as "changed". */
export function ChangeList({ label, changes, sides }: Props) {
  const t = useMessages(robotConfigMessages);
  const { labelOf } = useFieldTexts();
  return (
    <dl className={css.list} aria-label={label}>
      {changes.map((change) => (
        <div key={keyOf(change)} className={css.item}>
          <dt className={css.name}>
            {change.kind === 'unknown'
              ? t.unknownField({ label: change.key })
              : labelOf(change.field)}
          </dt>
          <dd className={css.text}>
            <ChangeSummary change={change} sides={sides} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const keyOf = (change: Change) => (change.kind === 'unknown' ? `?${change.key}` : change.field.key);

interface SummaryProps {
  readonly change: Change;
  readonly sides: Props['sides'];
}

function ChangeSummary({ change, sides: [before, after] }: SummaryProps) {
  const t = useMessages(robotConfigMessages);
  const { locale } = useChatdeck();
  const textOf = useValueText();
  switch (change.kind) {
    case 'value':
      return (
        <>
          <Line mark={before} text={textOf(change.field, change.before)} isOld />
          <Line mark={after} text={textOf(change.field, change.after)} />
        </>
      );
    case 'list': {
      const { added, removed, altered } = change;
      if (added.length + removed.length + altered.length === 0) return t.orderChanged;
      return (
        <>
          {added.length > 0 ? <Line mark={t.added} text={joinList(added, locale)} /> : null}
          {removed.length > 0 ? (
            <Line mark={t.removed} text={joinList(removed, locale)} isOld />
          ) : null}
          {altered.length > 0 ? <Line mark={t.altered} text={joinList(altered, locale)} /> : null}
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
  readonly text: string;
  readonly isOld?: boolean;
}

const Line = ({ mark, text, isOld = false }: LineProps) => (
  <span className={css.line}>
    <span className={css.mark}>{mark}</span>
    <span className={isOld ? css.old : css.value}>{text}</span>
  </span>
);
