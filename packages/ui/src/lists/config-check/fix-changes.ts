import { MATCH_MODE, type Locale } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json } from '@chatdeck/sdk/plain-rules';
import { joinList } from '#messages';
import { isSame } from '#lists/config/config-edits.ts';
import { rowLabel } from '#lists/config/row-label.ts';
import type { FoundFix } from './apply-fixes';

/** The texts that a value is put in. */
export interface ChangeTexts {
  readonly nothing: string;
  readonly contains: string;
  readonly exact: string;
  readonly copy: (item: { readonly name: string }) => string;
  readonly material: (item: { readonly name: string }) => string;
}

/** A field that a fix changes, before and after as a person reads it. */
export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What a fix does to a row or record: the changed fields, or that it goes or is paused. */
export interface RowChange {
  readonly label: string;
  readonly fields: readonly FieldChange[] | 'removed' | 'paused';
}

const SENT: readonly string[] = ['replys', 'contents', 'welcomes'];

function itemText(item: Json, field: string, texts: ChangeTexts): string {
  if (!isJsonObject(item)) return typeof item === 'string' ? item : JSON.stringify(item);
  const { name, content, id } = item;
  const label = [name, content, id].find((text) => typeof text === 'string' && text !== '');
  const known = typeof label === 'string' ? label : JSON.stringify(item);
  if (SENT.includes(field)) return (id ? texts.material : texts.copy)({ name: known });
  const hasId = (typeof id === 'string' || typeof id === 'number') && id !== '' && id !== label;
  return hasId ? `${known} (${id})` : known;
}

function valueText(field: string, value: Json | undefined, locale: Locale, texts: ChangeTexts) {
  if (field === 'reg') return value === MATCH_MODE.exact ? texts.exact : texts.contains;
  if (Array.isArray(value)) {
    const items = value.map((item) => itemText(item, field, texts));
    return items.length === 0 ? texts.nothing : joinList(items, locale);
  }
  if (value === undefined || value === null || value === '') return texts.nothing;
  return itemText(value, field, texts);
}

/** A fix as a difference that a person can read. */
export function rowChange(fix: FoundFix, locale: Locale, texts: ChangeTexts): RowChange {
  const { before, after } = fix;
  const label = rowLabel(before, locale);
  if (fix.kind === 'row' && fix.isPaused) return { label, fields: 'paused' };
  if (after === undefined) return { label, fields: 'removed' };
  if (typeof before === 'string' && typeof after === 'string') {
    return { label, fields: [{ field: 'topic', before, after }] };
  }
  if (!isJsonObject(before) || !isJsonObject(after)) return { label, fields: [] };
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const fields = keys
    .filter((key) => !isSame(before[key], after[key]))
    .map((field) => ({
      field,
      before: valueText(field, before[field], locale, texts),
      after: valueText(field, after[field], locale, texts),
    }));
  return { label, fields };
}
