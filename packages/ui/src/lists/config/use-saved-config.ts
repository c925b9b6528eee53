import { CODE } from '@chatdeck/sdk/constants';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useRef, useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { robotApi } from '#store/robot.api.ts';
import { readConfig, savedMeanwhile, type SavedConfig } from './config-document';
import { useRobotConfig } from './use-robot-config';

/** A change of the stored document; undefined where what it is about is not there any more. */
export type DocumentChange = (stored: JsonObject) => JsonObject | undefined;

/** What became of a change. */
export type SaveOutcome = 'saved' | 'refused' | 'gone';

/** What is told of a change. */
export interface ChangeSummary {
  /** Why it cannot be made on what somebody else has saved; left out where the caller asks what to do. */
  readonly gone?: string;
  /** Default 更新成功; false where the caller tells it. */
  readonly done?: string | false | undefined;
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
  const [send] = robotApi.useMergeRobotConfigMutation();
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
    copy: ChangeSummary,
    tries: number,
  ): Promise<SaveOutcome> => {
    const changed = change(base.stored);
    if (!changed) {
      setRefusal(copy.gone);
      return 'gone';
    }
    const config = JSON.stringify(changed);
    const { data, error: failure } = await send({ config, baseVersion: base.version });
    const read = readConfig(config);
    if (data && read) {
      keep({ ...read, version: data.version });
      setRefusal(undefined);
      return 'saved';
    }
    if (!isCallError(failure)) return 'refused';
    const theirs = failure.code === CODE.configChanged && savedMeanwhile(failure.detail);
    if (theirs) {
      keep(theirs);
      if (tries > 1) return attempt(theirs, change, copy, tries - 1);
      notify({ tone: 'danger', text: failure.message });
    }
    setRefusal(failure.issues[0]?.message);
    return 'refused';
  };

  /** Saves a change: `gone` where what it is about is not there any more. */
  const saveChange = async (change: DocumentChange, copy: ChangeSummary): Promise<SaveOutcome> => {
    setPending((count) => count + 1);
    const run = queue.current.then(() => {
      const base = newer(known.current, saved);
      return base ? attempt(base, change, copy, TRIES) : 'refused';
    });
    queue.current = run.catch(() => undefined);
    try {
      const outcome = await run;
      const text = copy.done ?? NOTICE_TEXT['saved.updated'][locale];
      if (outcome === 'saved' && text !== false) notify({ tone: 'success', text });
      return outcome;
    } finally {
      setPending((count) => count - 1);
    }
  };

  return {
    state,
    saved,
    error,
    retry,
    /** Saves a change; true once the server has it. */
    save: async (change: DocumentChange, copy: ChangeSummary) =>
      (await saveChange(change, copy)) === 'saved',
    saveChange,
    /** The stored document as it is known now, also within an event that began before it was. */
    latest: () => (known.current ?? saved)?.stored,
    isSaving: pending > 0,
    /** Why the server did not take the last change. */
    refusal,
  };
}
