import { parseConfig } from '@chatdeck/sdk';
import type { ReplySettings } from '@chatdeck/sdk/rules';
import { useMemo, useRef } from 'react';
import {
  changedSettings,
  conflictOf,
  toDocument,
  toSettings,
  type ConfigState,
} from './robot-config.model';

type Base = Pick<Extract<ConfigState, { status: 'ready' }>, 'stored' | 'settings' | 'version'>;

/** The stored document that the edits in the form are relative to. */
export function useConfigBase(initial: Base) {
  const base = useRef<Base>(initial);
  return useMemo(
    () => ({
      settings: () => base.current.settings,
      toSave: (after: ReplySettings) => ({
        config: toDocument(base.current.stored, base.current.settings, after),
        baseVersion: base.current.version,
      }),
      saved(after: ReplySettings, version: number) {
        const { stored, settings } = base.current;
        const parsed = parseConfig(toDocument(stored, settings, after));
        if (parsed.status === 'ready') base.current = { ...parsed, settings: after, version };
      },
      /** Takes a newer document that arrived while nothing was edited; true when it is one. */
      follow(next: Base): boolean {
        if (next.version <= base.current.version) return false;
        base.current = next;
        return true;
      },
      /** Puts the edits on top of what another editor saved; gives her settings and those that both changed. */
      rebase(detail: unknown, mine: ReplySettings) {
        const conflict = conflictOf(detail);
        const parsed = conflict && parseConfig(conflict.config);
        if (!conflict || parsed?.status !== 'ready') return undefined;
        const settings = toSettings(parsed.view);
        const before = base.current.settings;
        const hers = changedSettings(before, settings);
        const clashes = changedSettings(before, mine).filter((name) => hers.includes(name));
        base.current = { stored: parsed.stored, settings, version: conflict.version };
        return { settings, clashes };
      },
    }),
    [],
  );
}
