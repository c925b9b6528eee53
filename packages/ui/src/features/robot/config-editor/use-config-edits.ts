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
