import { serializeConfig, type ConfigEdits, type RobotConfigField } from '@chatdeck/sdk/config';
import type { Json } from '@chatdeck/sdk/rules';
import type { SavedConfig } from './config-document';
import type { ConfigValues } from './fields/config-field';
import { isFieldKey } from './fields/config-fields';

/**
 * A field changed by both editors: its original value and the one that the other editor saved. Ours is in the edits.
 */
export interface Clash {
  readonly key: RobotConfigField;
  readonly before: Json;
  readonly theirs: Json;
}

/** Unsaved edits based on a saved version. */
export interface EditedConfig {
  readonly base: SavedConfig;
  readonly edits: ConfigEdits;
  /** Clashes to resolve before saving. */
  readonly clashes: readonly Clash[];
  /** Fields that another editor changed and that merged without a clash. */
  readonly merged: readonly RobotConfigField[];
}

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export const startFrom = (base: SavedConfig): EditedConfig => ({
  base,
  edits: {},
  clashes: [],
  merged: [],
});

/** The keys of edited fields. */
export const editedKeys = (edits: ConfigEdits): RobotConfigField[] =>
  Object.keys(edits).filter(isFieldKey);

/** The current values of the form. */
export const currentValues = ({ base, edits }: EditedConfig): ConfigValues => ({
  ...base.values,
  ...edits,
});

/** The document to save: the stored one with only the edited fields replaced. */
export const toDocument = ({ base, edits }: EditedConfig): string =>
  serializeConfig(base.stored, edits);

const without = (edits: ConfigEdits, key: RobotConfigField): ConfigEdits =>
  Object.fromEntries(Object.entries(edits).filter(([edited]) => edited !== key));

/** Changes one field; setting it back to the saved value removes the edit. */
export function editField(config: EditedConfig, key: RobotConfigField, value: Json): EditedConfig {
  const rest = without(config.edits, key);
  if (!isSame(value, config.base.values[key])) {
    return { ...config, edits: { ...config.edits, [key]: value } };
  }
  return { ...config, edits: rest, clashes: config.clashes.filter((clash) => clash.key !== key) };
}

/**
 * Rebases the edits onto a newer version: fields that only one side changed merge, the others clash. `sent` are the
 * edits that produced this version: they count as included even if the server normalised them.
 */
export function rebase(
  config: EditedConfig,
  next: SavedConfig,
  sent: ConfigEdits = {},
): EditedConfig {
  const { base, edits } = config;
  const mine = editedKeys(edits).filter(
    (key) =>
      !isSame(edits[key], next.values[key]) && !(key in sent && isSame(edits[key], sent[key])),
  );
  const clashes = mine.flatMap((key): Clash[] => {
    const known = config.clashes.find((clash) => clash.key === key);
    const before = known ? known.before : base.values[key];
    const theirs = next.values[key];
    return isSame(before, theirs) ? [] : [{ key, before, theirs }];
  });
  const retained = Object.entries(edits).filter(([key]) => mine.some((edited) => edited === key));
  const theirChanges = Object.keys(next.values)
    .filter(isFieldKey)
    .filter((key) => !mine.includes(key) && !isSame(base.values[key], next.values[key]));
  const merged = mine.length === 0 ? [] : [...new Set([...config.merged, ...theirChanges])];
  return { base: next, edits: Object.fromEntries(retained), clashes, merged };
}

/** Resolves the clashes with a value for each. */
export function settle(config: EditedConfig, choices: ConfigEdits): EditedConfig {
  const settled = { ...config, clashes: [] };
  return editedKeys(choices).reduce<EditedConfig>(
    (changed, key) => editField(changed, key, choices[key] ?? null),
    settled,
  );
}
