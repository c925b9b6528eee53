import { isJsonObject, type Json } from '@chatdeck/sdk/rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { joinList, useMessages } from '#messages';
import * as css from './conflict-dialog.css';
import { conflictMessages } from './conflict.messages';
import type { PartChange } from './merge';

/** What the parts of a record are called in its form, by the path of each. */
export type PartLabels = Readonly<Record<string, string>>;

interface Props {
  readonly changes: readonly PartChange[];
  readonly labels: PartLabels;
  /** The other one deleted it: there is nothing of theirs to show. */
  readonly isGone: boolean;
}

/** Each part that somebody changed: what it was, what the other one saved and what stands in the form. */
export function PartList({ changes, labels, isGone }: Props) {
  const t = useMessages(conflictMessages);
  return (
    <ul className={css.versions}>
      {changes.map((change) => {
        const sides = [
          [t.before, change.before],
          ...(isGone ? [] : [[t.theirs, change.theirs] as const]),
          [t.mine, change.mine],
        ] as const;
        return (
          <li key={change.path.join('.')} className={css.version}>
            <span className={css.field}>{labelOf(change.path, labels)}</span>
            <dl className={css.sides}>
              {sides.map(([name, value]) => (
                <div key={name}>
                  <dt className={css.name}>{name}</dt>
                  <dd className={css.value}>
                    <Value path={change.path} value={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

/** The label of the part, else that of the nearest one that it belongs to; the name of an unknown part. */
function labelOf(path: readonly string[], labels: PartLabels): string {
  for (let length = path.length; length > 0; length -= 1) {
    const label = labels[path.slice(0, length).join('.')];
    if (label !== undefined) return label;
  }
  return path.join('.');
}

/** Keys are typed where nobody looks on; that they differ is enough. */
const SECRET = /token|secret|key$/i;

function Value({ path, value }: Pick<PartChange, 'path'> & { readonly value: Json | undefined }) {
  const t = useMessages(conflictMessages);
  const { locale } = useChatdeck();
  const word = (part: Json | undefined): string => {
    if (part === undefined || part === null || part === '') return t.nothing;
    if (typeof part === 'boolean') return part ? t.yes : t.no;
    if (Array.isArray(part))
      return part.length === 0 ? t.nothing : joinList(part.map(word), locale);
    if (isJsonObject(part)) return nameOf(part) ?? JSON.stringify(part);
    return String(part);
  };
  const isHidden = SECRET.test(path.at(-1) ?? '') && typeof value === 'string' && value !== '';
  return isHidden ? t.hidden : word(value);
}

/** What an object is known by: a group, a friend, a material. */
function nameOf(part: { readonly [key: string]: Json | undefined }): string | undefined {
  const known = [part.name, part.content, part.title, part.url];
  return known.find((text): text is string => typeof text === 'string' && text !== '');
}
