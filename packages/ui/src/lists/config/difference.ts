import type { RobotConfigField } from '@chatdeck/sdk';
import type { Locale } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json } from '@chatdeck/sdk/plain-rules';
import type { ReadConfig } from './config-document';
import { isSame } from './config-edits';
import type { ConfigField } from './fields/config-field';
import { CONFIG_FIELDS, isFieldKey } from './fields/config-fields';
import { rowLabel } from './row-label';

/** The difference in one field. */
export type Change =
  | {
      readonly kind: 'value';
      readonly field: ConfigField;
      readonly before: Json;
      readonly after: Json;
    }
  | {
      readonly kind: 'list';
      readonly field: ConfigField;
      readonly added: readonly string[];
      readonly removed: readonly string[];
      /** Changed rows whose label stayed the same. */
      readonly altered: readonly string[];
    }
  /** A secret, or an object that contains secrets: its values are never shown. */
  | { readonly kind: 'hidden'; readonly field: ConfigField }
  /** A field unknown to this version. */
  | { readonly kind: 'unknown'; readonly key: string };

/** Describes how one field differs. */
export function changeOf(field: ConfigField, before: Json, after: Json, locale: Locale): Change {
  if (field.kind === 'secret') return { kind: 'hidden', field };
  if (Array.isArray(before) && Array.isArray(after))
    return listChange(field, before, after, locale);
  const isOpaque = isJsonObject(before) || isJsonObject(after);
  return isOpaque ? { kind: 'hidden', field } : { kind: 'value', field, before, after };
}

/** The differences between two documents, in the order of the form. */
export function differences(before: ReadConfig, after: ReadConfig, locale: Locale): Change[] {
  const known = CONFIG_FIELDS.filter(
    ({ key }) => !isSame(before.values[key], after.values[key]),
  ).map((field) => changeOf(field, before.values[field.key], after.values[field.key], locale));
  const keys = [...new Set([...Object.keys(before.stored), ...Object.keys(after.stored)])];
  const unknown = keys
    .filter((key) => !isFieldKey(key) && !isSame(before.stored[key], after.stored[key]))
    .map((key): Change => ({ kind: 'unknown', key }));
  return [...known, ...unknown];
}

/** The labels of the rows that are missing from the other list; duplicates count separately. */
function missingFrom(other: readonly Json[], rows: readonly Json[], locale: Locale): string[] {
  const unmatched = other.map((row) => JSON.stringify(row));
  return rows.flatMap((row) => {
    const at = unmatched.indexOf(JSON.stringify(row));
    if (at === -1) return [rowLabel(row, locale)];
    unmatched.splice(at, 1);
    return [];
  });
}

function listChange(
  field: ConfigField,
  before: readonly Json[],
  after: readonly Json[],
  locale: Locale,
): Change {
  const beforeOnly = missingFrom(after, before, locale);
  const afterOnly = missingFrom(before, after, locale);
  const altered = afterOnly.filter((label) => beforeOnly.includes(label));
  return {
    kind: 'list',
    field,
    added: afterOnly.filter((label) => !altered.includes(label)),
    removed: beforeOnly.filter((label) => !altered.includes(label)),
    altered,
  };
}

/** The union of both sides' lists; undefined for fields that are not lists of texts. */
export function bothOf(field: ConfigField, mine: Json, theirs: Json): Json | undefined {
  const isList = field.kind === 'keywords' || field.kind === 'rooms';
  if (!isList || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  return [...theirs, ...mine.filter((row) => !theirs.some((other) => isSame(row, other)))];
}

/** The changed fields of a form, in its order. */
export const inFormOrder = (keys: readonly RobotConfigField[]): readonly ConfigField[] =>
  CONFIG_FIELDS.filter(({ key }) => keys.includes(key));
