import { isJsonObject, type Json } from '@chatdeck/sdk/plain-rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { joinList, useMessages } from '#messages';
import * as css from './conflict-dialog.css';
import { conflictMessages } from './conflict.messages';
import type { PartChange } from './merge';

/** The form labels of a record's parts, by path. */
export type PartLabels = Readonly<Record<string, string>>;

interface Props {
  readonly changes: readonly PartChange[];
  readonly labels: PartLabels;
  /** The other editor deleted it, so there is no version of theirs to show. */
  readonly isGone: boolean;
}

/** Lists each changed part: the original value, the other editor's and the one in the form. */
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

/** The label of the part or of its nearest labelled ancestor; else the raw property name. */
function labelOf(path: readonly string[], labels: PartLabels): string {
  for (let length = path.length; length > 0; length -= 1) {
    const label = labels[path.slice(0, length).join('.')];
    if (label !== undefined) return label;
  }
  return path.join('.');
}

/** Secrets are masked here; that they differ is enough. */
const SECRET = /token|secret|key$/i;

function Value({ path, value }: Pick<PartChange, 'path'> & { readonly value: Json | undefined }) {
  const t = useMessages(conflictMessages);
  const { locale } = useChatdeck();
  const textOf = (part: Json | undefined): string => {
    if (part === undefined || part === null || part === '') return t.nothing;
    if (typeof part === 'boolean') return part ? t.yes : t.no;
    if (Array.isArray(part))
      return part.length === 0 ? t.nothing : joinList(part.map(textOf), locale);
    if (isJsonObject(part)) return nameOf(part) ?? JSON.stringify(part);
    return String(part);
  };
  const isHidden = SECRET.test(path.at(-1) ?? '') && typeof value === 'string' && value !== '';
  return isHidden ? t.hidden : textOf(value);
}

/** The display name of an object such as a group, a friend or a material. */
function nameOf(part: { readonly [key: string]: Json | undefined }): string | undefined {
  const known = [part.name, part.content, part.title, part.url];
  return known.find((text): text is string => typeof text === 'string' && text !== '');
}
