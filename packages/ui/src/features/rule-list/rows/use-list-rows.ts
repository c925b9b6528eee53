import { listedRows, withListedRows } from '@chatdeck/sdk';
import { CODE, type ConfigList } from '@chatdeck/sdk/constants';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useMemo, useRef, useState } from 'react';
import { useMessages } from '../../../messages';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { isCallError } from '../../../store/list-state';
import { robotApi } from '../../../store/robot.api';
import { readConfig, savedMeanwhile, type SavedConfig } from '../../robot/document/config-document';
import { useRobotConfig } from '../../robot/robot-config-screen/use-robot-config';
import { ruleListMessages } from '../screen/rule-list.messages';
import type { Rows, RowsChange } from './row-changes';

/** How often a change is put on top of what somebody else has just saved. */
const TRIES = 3;

const newer = (one: SavedConfig | undefined, other: SavedConfig | undefined) =>
  one && other && one.version > other.version ? one : (other ?? one);

/**
 * The rows of one list of the robot config. Each change is saved at once, one after the other; where somebody else has
 * saved meanwhile it is made again on what they saved.
 */
export function useListRows(list: ConfigList) {
  const t = useMessages(ruleListMessages);
  const { notify, locale } = useChatdeck();
  const { state, error, retry } = useRobotConfig();
  const [send] = robotApi.useSaveRobotConfigMutation();
  const [own, setOwn] = useState<SavedConfig>();
  const [pending, setPending] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const known = useRef<SavedConfig>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const served = state?.status === 'ready' ? state.saved : undefined;
  const saved = newer(own, served);
  const rows = useMemo<Rows>(() => (saved ? listedRows(saved.stored, list) : []), [saved, list]);

  const attempt = async (
    base: SavedConfig,
    change: RowsChange,
    tries: number,
  ): Promise<boolean> => {
    const changed = change(listedRows(base.stored, list));
    if (!changed) {
      notify({ tone: 'danger', text: t.rowGone });
      return false;
    }
    const config = JSON.stringify(withListedRows(base.stored, list, changed));
    const { data, error: failure } = await send({ config, baseVersion: base.version });
    const read = readConfig(config);
    if (data && read) {
      known.current = { ...read, version: data.version };
      setOwn(known.current);
      setRefusal(undefined);
      return true;
    }
    if (!isCallError(failure)) return false;
    const theirs = failure.code === CODE.configChanged && savedMeanwhile(failure.detail);
    if (theirs) {
      known.current = theirs;
      setOwn(theirs);
      if (tries > 1) return attempt(theirs, change, tries - 1);
    }
    setRefusal(failure.issues[0]?.message);
    return false;
  };

  /** Saves a change; true once the server has it. */
  const save = async (change: RowsChange, notice?: string): Promise<boolean> => {
    setPending((count) => count + 1);
    const before = queue.current;
    const run = before.then(() => {
      const base = newer(known.current, saved);
      return base ? attempt(base, change, TRIES) : false;
    });
    queue.current = run.catch(() => undefined);
    try {
      const isSaved = await run;
      if (isSaved)
        notify({ tone: 'success', text: notice ?? NOTICE_TEXT['saved.updated'][locale] });
      return isSaved;
    } finally {
      setPending((count) => count - 1);
    }
  };

  return {
    state,
    saved,
    rows,
    error,
    retry,
    save,
    isSaving: pending > 0,
    /** Why the server did not take the last change. */
    refusal,
  };
}

export type ListRows = ReturnType<typeof useListRows>;
