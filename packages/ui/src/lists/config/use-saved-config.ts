import { freshConfig } from '@chatdeck/sdk/config';
import { CODE, textIn } from '@chatdeck/sdk/constants';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useRef, useState, useMemo } from 'react';
import { isCallError, NOT_IN_SESSION } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { useLiveOptions } from '#store/live/use-live.ts';
import { loadAnew } from '#store/load-anew.ts';
import { useStart } from '#store/private-redux.ts';
import { robotApi } from '#store/robot.api.ts';
import { selectAnswer } from '#store/select-answer.ts';
import { useIsOwn } from '#lists/session/use-may.ts';
import {
  readConfig,
  savedMeanwhile,
  type SavedConfig,
  toConfigState,
  writeConfig,
} from './config-document';
import { configMessages } from './config.messages';
import { configChange, useSaveGuard } from './save-guard';

/** What of the config is needed: a session for a partner's pages sees the schedules alone. */
export type ConfigPart = 'whole' | 'schedules';

/** The stored config; an error where the session sees less of it than is needed. */
export function useRobotConfig(part: ConfigPart = 'whole') {
  // Live events announce that the robot has fetched the config or that another editor has saved it.
  const { data, error, refetch } = robotApi.useRobotConfigQuery(undefined, {
    ...useLiveOptions(),
    selectFromResult: selectAnswer,
  });
  const isBeyond = data?.isPartial === true && part === 'whole';
  const state = useMemo(
    () => (data && !isBeyond ? toConfigState(data) : undefined),
    [data, isBeyond],
  );
  const failure = isCallError(error) ? error : undefined;
  return { state, error: isBeyond ? NOT_IN_SESSION : failure, retry: () => loadAnew({ refetch }) };
}

/** Replaces the stored version with a default config. */
export function useFreshConfig(baseVersion: number) {
  const t = useMessages(configMessages);
  const { notify, locale } = useChatdeck();
  const [save, { isLoading }] = robotApi.useSaveRobotConfigMutation();
  const isAllowed = useSaveGuard();
  const isOwn = useIsOwn();
  const start = async () => {
    // A partner's session may save schedules alone: the server begins the rest.
    const config = isOwn === false ? '{}' : freshConfig(locale);
    const fresh = readConfig(config);
    if (fresh && !(await isAllowed(configChange(undefined, fresh.stored)))) return;
    const { error } = await save({ config, baseVersion });
    if (!error) notify({ tone: 'success', text: t.saved });
  };
  return { start: () => void start(), isStarting: isLoading };
}

/** A change to the stored document; returns undefined if its subject no longer exists. */
export type DocumentChange = (stored: JsonObject) => JsonObject | undefined;

/** The outcome of a change. */
export type SaveOutcome = 'saved' | 'refused' | 'gone';

/** The notifications about a change. */
export interface ChangeSummary {
  /** The refusal if a concurrent save has removed its subject; omitted if the caller resolves that itself. */
  readonly gone?: string;
  /** Default 更新成功; false if the caller announces success itself. */
  readonly done?: string | false | undefined;
}

/** How often a change is retried on top of concurrent saves. */
const TRIES = 3;

const newer = (one: SavedConfig | undefined, other: SavedConfig | undefined) =>
  one && other && one.version > other.version ? one : (other ?? one);

/**
 * The stored config, and partial changes to it. Each change is saved at once, in sequence; after a concurrent save it
 * is retried on top of the saved version.
 */
export function useSavedConfig(part?: ConfigPart) {
  const { notify, locale } = useChatdeck();
  const { state, error, retry } = useRobotConfig(part);
  const isAllowed = useSaveGuard();
  const start = useStart();
  const send = (input: { config: string; baseVersion: number }) =>
    start(robotApi.endpoints.mergeRobotConfig.initiate(input, { track: false }));
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
    summary: ChangeSummary,
    tries: number,
  ): Promise<SaveOutcome> => {
    const changed = change(base.stored);
    if (!changed) {
      setRefusal(summary.gone);
      return 'gone';
    }
    // Asked once, however often the change is retried.
    if (tries === TRIES && !(await isAllowed(configChange(base.stored, changed)))) return 'refused';
    const { raw: config, read } = writeConfig(changed);
    const { data, error: failure } = await send({ config, baseVersion: base.version });
    if (data) {
      keep({ ...read, version: data.version });
      setRefusal(undefined);
      return 'saved';
    }
    if (!isCallError(failure)) return 'refused';
    const theirs = failure.code === CODE.configChanged && savedMeanwhile(failure.detail);
    if (theirs) {
      keep(theirs);
      if (tries > 1) return attempt(theirs, change, summary, tries - 1);
      notify({ tone: 'danger', text: failure.message });
    }
    setRefusal(failure.issues[0]?.message);
    return 'refused';
  };

  /** Saves a change; `gone` if its subject no longer exists. */
  const saveChange = async (
    change: DocumentChange,
    summary: ChangeSummary,
  ): Promise<SaveOutcome> => {
    setPending((count) => count + 1);
    const run = queue.current.then(() => {
      const base = newer(known.current, saved);
      return base ? attempt(base, change, summary, TRIES) : 'refused';
    });
    queue.current = run.catch(() => undefined);
    try {
      const outcome = await run;
      const text = summary.done ?? textIn(NOTICE_TEXT['saved.updated'], locale);
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
    /** Saves a change; resolves to true once the server has confirmed it. */
    save: async (change: DocumentChange, summary: ChangeSummary) =>
      (await saveChange(change, summary)) === 'saved',
    saveChange,
    /** The latest known document, current even inside an event handler of an older render. */
    latest: () => (known.current ?? saved)?.stored,
    isSaving: pending > 0,
    /** Why the last change was refused. */
    refusal,
  };
}
