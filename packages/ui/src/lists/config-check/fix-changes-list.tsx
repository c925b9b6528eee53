import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import type { FoundFix } from './apply-fixes';
import { rowChange, type FieldChange } from './fix-changes';
import * as css from './findings.css';
import { findingsMessages } from './findings.messages';
import { useFindingNames } from './use-finding-names';

/** More than anybody compares. */
const MOST_SHOWN = 20;

interface Props {
  readonly fixes: readonly FoundFix[];
  /** The label of each row is shown. */
  readonly hasLabels: boolean;
}

/** What fixes would change: each row with its fields before and after. */
export function FixChanges({ fixes, hasLabels }: Props) {
  const t = useMessages(findingsMessages);
  const { locale } = useChatdeck();
  const { listName } = useFindingNames();
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
            <li key={keyOf(fix)} className={css.change}>
              {hasLabels ? (
                <>
                  <Text size="xs" tone="muted">
                    {listName(fix.list)}
                  </Text>
                  <Text weight="medium">{label}</Text>
                </>
              ) : null}
              {typeof fields === 'string' ? (
                <Text tone="muted">{t[fields]}</Text>
              ) : (
                fields.map((change) => <Field key={change.field} {...change} />)
              )}
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

const keyOf = (fix: FoundFix) =>
  [fix.list, fix.kind === 'row' ? fix.at : fix.id, JSON.stringify(fix.after)].join(' ');

const FIELDS = [
  'keywords',
  'reg',
  'replys',
  'contents',
  'welcomes',
  'targets',
  'forwardTargets',
  'excludeTargets',
  'rooms',
  'contacts',
  'one',
  'many',
  'name',
  'roomName',
  'topic',
  'alias',
  'wxid',
  'subscribe',
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
