import type { ConfigEdits, RobotConfigField } from '@chatdeck/sdk';
import type { Json } from '@chatdeck/sdk/rules';
import { useMemo, useCallback, useState } from 'react';
import { fitsLike, isRecord } from '#context/draft-storage.ts';
import { useDraft } from '#forms/drafts/use-draft.ts';
import type { SavedConfig } from '#lists/config/config-document.ts';
import {
  editedKeys,
  type EditedConfig,
  editField,
  rebase,
  settle,
  startFrom,
} from '#lists/config/config-edits.ts';
import type { ConfigValues } from '#lists/config/fields/config-field.ts';
import { fieldOf } from '#lists/config/fields/config-fields.ts';

const isStored = (key: RobotConfigField) => fieldOf(key)?.kind !== 'secret';

/** The edits that may be stored, with the values that they are based on. */
function toDraft({ edits, base }: EditedConfig) {
  const keys = editedKeys(edits).filter(isStored);
  return {
    edits: keys.map((key) => [key, edits[key]] as const),
    before: keys.map((key) => [key, base.values[key]] as const),
  };
}

const isPair = (pair: unknown): pair is readonly [string, Json] =>
  Array.isArray(pair) && pair.length === 2 && typeof pair[0] === 'string';

/** The stored values whose field still exists, if they have the type of the saved value. */
function fitting(pairs: unknown, values: ConfigValues): ConfigEdits {
  const stored = Array.isArray(pairs) ? pairs.filter(isPair) : [];
  return Object.fromEntries(
    stored.filter(([key, value]) => {
      const field = fieldOf(key);
      return field && isStored(field.key) && fitsLike({ value }, { value: values[field.key] });
    }),
  );
}

/** Preserves unsaved edits across a failed save, a new login and a reload; secrets are never stored. */
export function useConfigDraft({ config, restore, discard }: ConfigEditing) {
  const value = useMemo(() => toDraft(config), [config]);
  return useDraft({
    id: 'robot-config',
    value,
    isDirty: value.edits.length > 0,
    restore: (stored) => {
      if (!isRecord(stored)) return false;
      const edits = fitting(stored.edits, config.base.values);
      restore(edits, fitting(stored.before, config.base.values));
      return editedKeys(edits).length > 0;
    },
    reset: discard,
  });
}

/** The unsaved edits of a config, rebased as soon as a newer version arrives. */
export function useConfigEdits(saved: SavedConfig) {
  const [config, setConfig] = useState<EditedConfig>(() => startFrom(saved));
  if (saved.version > config.base.version) setConfig(rebase(config, saved));
  const edit = useCallback(
    (key: RobotConfigField, value: Json) => setConfig((now) => editField(now, key, value)),
    [],
  );
  const undo = useCallback(
    (key: RobotConfigField) => setConfig((now) => editField(now, key, now.base.values[key])),
    [],
  );
  return {
    config,
    edit,
    undo,
    discard: () => setConfig((now) => startFrom(now.base)),
    settle: (choices: ConfigEdits) => setConfig((now) => settle(now, choices)),
    /** Rebases the edits onto a newer version; edits that it already contains are dropped. */
    rebase: (next: SavedConfig, sent?: ConfigEdits) => setConfig((now) => rebase(now, next, sent)),
    /** Restores stored edits, together with the values that they are based on. */
    restore: (edits: ConfigEdits, before: ConfigEdits) =>
      setConfig(({ base }) => {
        const previousBase = { ...base, values: { ...base.values, ...before } };
        return rebase({ ...startFrom(previousBase), edits }, base);
      }),
  };
}

export type ConfigEditing = ReturnType<typeof useConfigEdits>;
