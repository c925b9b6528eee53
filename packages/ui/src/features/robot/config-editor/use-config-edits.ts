import type { ConfigEdits, RobotConfigField } from '@chatdeck/sdk';
import type { Json } from '@chatdeck/sdk/rules';
import { useCallback, useState } from 'react';
import type { SavedConfig } from '#lists/config/config-document.ts';
import {
  editField,
  rebase,
  settle,
  startFrom,
  type EditedConfig,
} from '#lists/config/config-edits.ts';

/** The unsaved edits of a config. A newer version that arrives is taken under them at once. */
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
    /** Takes a newer version under the edits; those that it has already are no edits any more. */
    rebase: (next: SavedConfig, sent?: ConfigEdits) => setConfig((now) => rebase(now, next, sent)),
    /** Puts edits back that were kept, with what they were made on. */
    restore: (edits: ConfigEdits, before: ConfigEdits) =>
      setConfig(({ base }) => {
        const then = { ...base, values: { ...base.values, ...before } };
        return rebase({ ...startFrom(then), edits }, base);
      }),
  };
}

export type ConfigEditing = ReturnType<typeof useConfigEdits>;
