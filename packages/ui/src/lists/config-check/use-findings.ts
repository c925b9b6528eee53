import type { RecordList } from '@chatdeck/sdk/constants';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIsIdle, whenIdle } from '#context/use-is-idle.ts';
import { userApi } from '#store/user.api.ts';
import { robotApi } from '#store/robot.api.ts';
import { selectAnswer } from '#store/select-answer.ts';
import { hasFailed } from '#store/to-loaded.ts';
import { toConfigState } from '#lists/config/config-document.ts';
import { isSame } from '#lists/config/config-edits.ts';
import { isPending, ONCE, useOtherInputs } from './use-check-inputs';
import {
  isCut,
  knownFindings,
  sharedCheck,
  type CheckInputs,
  type ShownFinding,
} from './check-config';

/** What could not be loaded, so that its checks were left out. */
export type MissingInput = 'account' | 'rooms' | 'friends' | 'materials' | RecordList;

/** What was found in the stored config. */
export type Findings =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly findings: readonly ShownFinding[];
      readonly missing: readonly MissingInput[];
      /** A list was too long to be checked to its end. */
      readonly isCut: boolean;
      readonly retry: () => void;
    };

/**
 * What is wrong in the stored config, checked in idle time of a visible tab; all components of a provider share one
 * check. What the check needs is loaded then too, unless the page has it already. `isOn`: default true.
 */
export const useFindings = (isOn = true): Findings => useIdleFindings(useIsIdle() && isOn);

/** The same for a component that knows whether it is idle time. */
export function useIdleFindings(isIdle: boolean): Findings {
  const { config, user, hasGivenUp, retry: retryShared } = useSharedInputs(isIdle);
  const stored = useMemo(() => config.data && storedIn(config.data), [config.data]);
  const others = useOtherInputs(stored, user.data?.role);
  const { loaded, isLoading } = others;
  const isReady = stored !== undefined && !isPending(user) && !isLoading;
  const role = user.data?.role;
  const inputs = useMemo(
    (): CheckInputs | undefined => (isReady ? { stored, role, ...loaded } : undefined),
    [isReady, stored, role, loaded],
  );
  const check = useCheck(config.data, inputs);
  const { recheck } = check;
  const outcome = check.outcome ?? knownFindings(config.data);
  const retry = useCallback(() => {
    retryShared();
    others.retry();
    recheck();
  }, [retryShared, others, recheck]);
  if (hasGivenUp && !config.data) return { status: 'failed', retry };
  if (config.data && !stored) {
    return { status: 'ready', findings: [], missing: [], isCut: false, retry };
  }
  if (outcome === 'failed') return { status: 'failed', retry };
  if (!outcome || !stored) return { status: 'waiting' };
  const missing = [...(hasFailed(user) ? (['account'] as const) : []), ...others.missing];
  return { status: 'ready', findings: outcome, missing, isCut: isCut(stored), retry };
}

/** Whether the stored config was checked before, so that what was found can be shown at once. */
export function useIsChecked(): boolean {
  const { isChecked } = robotApi.endpoints.robotConfig.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ isChecked: knownFindings(data) !== undefined }),
  });
  return isChecked;
}

type ConfigAnswer = Parameters<typeof toConfigState>[0];

/** The same document for all components, by which they share its findings. */
const parsed = new WeakMap<ConfigAnswer, JsonObject>();

function storedIn(answer: ConfigAnswer): JsonObject | undefined {
  const known = parsed.get(answer);
  if (known) return known;
  const state = toConfigState(answer);
  if (state.status !== 'ready') return undefined;
  parsed.set(answer, state.saved.stored);
  return state.saved.stored;
}

/** What screens load too. After a failure it is left to them: a second try would announce it a second time. */
function useSharedInputs(isIdle: boolean) {
  const config = robotApi.endpoints.robotConfig.useQueryState(undefined, {
    selectFromResult: selectAnswer,
  });
  const user = userApi.endpoints.user.useQueryState(undefined, { selectFromResult: selectAnswer });
  const [hasGivenUp, setGivenUp] = useState(false);
  if (config.isError && !hasGivenUp) setGivenUp(true);
  const [hasNoUser, setNoUser] = useState(false);
  if (user.isError && !hasNoUser) setNoUser(true);
  const off = { ...ONCE, skip: !isIdle || hasGivenUp };
  robotApi.endpoints.robotConfig.useQuerySubscription(undefined, off);
  userApi.endpoints.user.useQuerySubscription(undefined, {
    ...ONCE,
    skip: !isIdle || hasNoUser,
  });
  const retry = useCallback(() => {
    setGivenUp(false);
    setNoUser(false);
  }, []);
  const isChecked = config.data !== undefined && parsed.has(config.data);
  const shown = isIdle || isChecked ? config : { ...config, data: undefined };
  return { config: shown, user, hasGivenUp, retry };
}

/** How long changes have to pause before they are checked, in ms: each of several in a row would be checked in vain. */
const PAUSE_MS = 500;

function afterPause(check: () => void): () => void {
  let cancel = () => {};
  const timer = setTimeout(() => {
    cancel = whenIdle(check);
  }, PAUSE_MS);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}

/** Checks in idle time; the last findings stay until those of newer inputs are there. */
function useCheck(answer: ConfigAnswer | undefined, inputs: CheckInputs | undefined) {
  const [outcome, setOutcome] = useState<readonly ShownFinding[] | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const hasChecked = useRef(false);
  useEffect(() => {
    if (!answer || !inputs) return undefined;
    let isShown = true;
    const check = () => {
      hasChecked.current = true;
      sharedCheck(answer, inputs).then(
        (found) => isShown && setOutcome((last) => (isSame(last, found) ? last : found)),
        () => isShown && setOutcome('failed'),
      );
    };
    const cancel = hasChecked.current ? afterPause(check) : whenIdle(check);
    return () => {
      isShown = false;
      cancel();
    };
  }, [answer, inputs, attempt]);
  return { outcome, recheck: useCallback(() => setAttempt((last) => last + 1), []) };
}
