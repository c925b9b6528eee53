import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import type { RowFix } from './apply-fixes';
import { rowChange, type FieldChange } from './fix-changes';
import * as css from './findings.css';
import { findingsMessages } from './findings.messages';

/** More than anybody compares. */
const MOST_SHOWN = 20;

interface Props {
  readonly fixes: readonly RowFix[];
  /** The label of each row is shown. */
  readonly hasLabels: boolean;
}

/** What fixes would change: each row with its fields before and after. */
export function FixChanges({ fixes, hasLabels }: Props) {
  const t = useMessages(findingsMessages);
  const { locale } = useChatdeck();
  const shown = fixes.slice(0, MOST_SHOWN);
  return (
    <section className={css.changes} aria-label={t.changes}>
      <Text weight="medium">{t.changes}</Text>
      <Text size="xs" tone="muted">
        {t.changesText}
      </Text>
      <ul className={css.changes}>
        {shown.map((fix) => {
          const { label, fields } = rowChange(fix, locale, t);
          return (
            <li key={`${fix.list} ${fix.at} ${JSON.stringify(fix.after)}`} className={css.change}>
              {hasLabels ? <Text weight="medium">{label}</Text> : null}
              {fields === 'removed' ? <Text tone="muted">{t.removed}</Text> : null}
              {fields === 'removed'
                ? null
                : fields.map((change) => <Field key={change.field} {...change} />)}
            </li>
          );
        })}
      </ul>
      {fixes.length > shown.length ? (
        <Text tone="muted">{t.more(fixes.length - shown.length)}</Text>
      ) : null}
    </section>
  );
}

const FIELDS = [
  'keywords',
  'reg',
  'replys',
  'contents',
  'welcomes',
  'targets',
  'forwardTargets',
] as const;

function Field({ field, before, after }: FieldChange) {
  const t = useMessages(findingsMessages);
  const known = FIELDS.find((name) => name === field);
  const name = known ? t[known] : field;
  return (
    <dl className={css.sides}>
      {[
        [t.before, before],
        [t.after, after],
      ].map(([side, value]) => (
        <div key={side}>
          <dt>
            <Text size="xs" tone="muted">
              {name} · {side}
            </Text>
          </dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
