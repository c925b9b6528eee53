import { CODE } from '@chatdeck/sdk/constants';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useRef, useState } from 'react';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { isCallError } from '../../../store/list-state';
import { robotApi } from '../../../store/robot.api';
import { useRobotConfig } from '../robot-config-screen/use-robot-config';
import { readConfig, savedMeanwhile, type SavedConfig } from './config-document';

/** A change of the stored document; undefined where what it is about is not there any more. */
export type DocumentChange = (stored: JsonObject) => JsonObject | undefined;

/** What is told of a change. */
export interface ChangeWords {
  /** Why it cannot be made on what somebody else has saved. */
  readonly gone: string;
  /** Default 更新成功. */
  readonly done?: string | undefined;
}

/** How often a change is put on top of what somebody else has just saved. */
const TRIES = 3;

const newer = (one: SavedConfig | undefined, other: SavedConfig | undefined) =>
  one && other && one.version > other.version ? one : (other ?? one);

/**
 * The stored config and changes of parts of it. Each change is saved at once, one after the other; where somebody else
 * has saved meanwhile it is made again on what they saved.
 */
export function useSavedConfig() {
  const { notify, locale } = useChatdeck();
  const { state, error, retry } = useRobotConfig();
  const [send] = robotApi.useSaveRobotConfigMutation();
  const [own, setOwn] = useState<SavedConfig>();
  const [pending, setPending] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const known = useRef<SavedConfig>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const saved = newer(own, state?.status === 'ready' ? state.saved : undefined);

  const keep = (config: SavedConfig) => {
    known.current = config;
    setOwn(config);
  };
  const attempt = async (
    base: SavedConfig,
    change: DocumentChange,
    words: ChangeWords,
    tries: number,
  ): Promise<boolean> => {
    const changed = change(base.stored);
    if (!changed) {
      // Beside the change, not in a second toast: the server's own words are in one already.
      setRefusal(words.gone);
      return false;
    }
    const config = JSON.stringify(changed);
    const { data, error: failure } = await send({ config, baseVersion: base.version });
    const read = readConfig(config);
    if (data && read) {
      keep({ ...read, version: data.version });
      setRefusal(undefined);
      return true;
    }
    if (!isCallError(failure)) return false;
    const theirs = failure.code === CODE.configChanged && savedMeanwhile(failure.detail);
    if (theirs) {
      keep(theirs);
      if (tries > 1) return attempt(theirs, change, words, tries - 1);
    }
    setRefusal(failure.issues[0]?.message);
    return false;
  };

  /** Saves a change; true once the server has it. */
  const save = async (change: DocumentChange, words: ChangeWords): Promise<boolean> => {
    setPending((count) => count + 1);
    const run = queue.current.then(() => {
      const base = newer(known.current, saved);
      return base ? attempt(base, change, words, TRIES) : false;
    });
    queue.current = run.catch(() => undefined);
    try {
      const isSaved = await run;
      const text = words.done ?? NOTICE_TEXT['saved.updated'][locale];
      if (isSaved) notify({ tone: 'success', text });
      return isSaved;
    } finally {
      setPending((count) => count - 1);
    }
  };

  return {
    state,
    saved,
    error,
    retry,
    save,
    isSaving: pending > 0,
    /** Why the server did not take the last change. */
    refusal,
  };
}
