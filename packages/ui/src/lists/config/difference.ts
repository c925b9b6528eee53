import type { RobotConfigField } from '@chatdeck/sdk';
import type { Locale } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json } from '@chatdeck/sdk/rules';
import type { ReadConfig } from './config-document';
import { isSame } from './config-edits';
import type { ConfigField } from './fields/config-field';
import { CONFIG_FIELDS, isFieldKey } from './fields/config-fields';
import { rowLabel } from './row-label';

/** What is different in one field. */
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
      /** Rows that kept their name. */
      readonly altered: readonly string[];
    }
  /** A secret, or an object with secrets in it: never worded. */
  | { readonly kind: 'hidden'; readonly field: ConfigField }
  /** A field that this version does not know. */
  | { readonly kind: 'unknown'; readonly key: string };

/** How one field differs. */
export function changeOf(field: ConfigField, before: Json, after: Json, locale: Locale): Change {
  if (field.kind === 'secret') return { kind: 'hidden', field };
  if (Array.isArray(before) && Array.isArray(after))
    return listChange(field, before, after, locale);
  const isOpaque = isJsonObject(before) || isJsonObject(after);
  return isOpaque ? { kind: 'hidden', field } : { kind: 'value', field, before, after };
}

/** What is different between two documents, in the order of the form. */
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

/** The rows of one list that another does not have; each counts as often as it stands there. */
function missingFrom(other: readonly Json[], rows: readonly Json[], locale: Locale): string[] {
  const left = other.map((row) => JSON.stringify(row));
  return rows.flatMap((row) => {
    const at = left.indexOf(JSON.stringify(row));
    if (at === -1) return [rowLabel(row, locale)];
    left.splice(at, 1);
    return [];
  });
}

function listChange(
  field: ConfigField,
  before: readonly Json[],
  after: readonly Json[],
  locale: Locale,
): Change {
  const gone = missingFrom(after, before, locale);
  const come = missingFrom(before, after, locale);
  const altered = come.filter((label) => gone.includes(label));
  return {
    kind: 'list',
    field,
    added: come.filter((label) => !altered.includes(label)),
    removed: gone.filter((label) => !altered.includes(label)),
    altered,
  };
}

/** The value that both sides' lists of words make together; undefined where there is no such thing. */
export function bothOf(field: ConfigField, mine: Json, theirs: Json): Json | undefined {
  const isList = field.kind === 'keywords' || field.kind === 'rooms';
  if (!isList || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  return [...theirs, ...mine.filter((row) => !theirs.some((other) => isSame(row, other)))];
}

/** The changed fields of a form, in its order. */
export const inFormOrder = (keys: readonly RobotConfigField[]): readonly ConfigField[] =>
  CONFIG_FIELDS.filter(({ key }) => keys.includes(key));
