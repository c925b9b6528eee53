import { ROLE } from '@chatdeck/sdk/constants';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useIsIdle, whenIdle } from '#context/use-is-idle.ts';
import { accountApi } from '#store/account.api.ts';
import { findingsApi } from '#store/findings.api.ts';
import { robotApi } from '#store/robot.api.ts';
import { toConfigState } from '#lists/config/config-document.ts';
import {
  isCut,
  knownFindings,
  namesChats,
  sendsMaterials,
  sharedCheck,
  type CheckInputs,
  type ShownFinding,
} from './check-config';

/** What could not be loaded, so that its checks were left out. */
export type MissingInput = 'account' | 'rooms' | 'friends' | 'dialogues' | 'materials';

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

interface Query {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Still on its way. */
const isPending = ({ data, error }: Query) => data === undefined && error === undefined;

/** Failed; a client without the resource belongs to a page that shows nothing of it. */
const hasFailed = ({ data, error }: Query) =>
  data === undefined && isCallError(error) && error.kind !== 'missing';

/** Fetched once, unlike what a screen shows: the page that changes it announces that. */
const ONCE = { refetchOnMountOrArgChange: false };

/**
 * What is wrong in the stored config, checked in idle time of a visible tab; all components of a provider share one
 * check. What the check needs is loaded then too, unless the page has it already. `isOn`: default true.
 */
export function useFindings(isOn = true): Findings {
  const isIdle = useIsIdle() && isOn;
  const { config, user, hasGivenUp, retry: retryShared } = useSharedInputs(isIdle);
  const stored = useMemo(() => config.data && storedIn(config.data), [config.data]);
  const others = useOtherInputs(stored, user.data?.role);
  const { rooms, friends, dialogues, materials, isLoading } = others;
  const isReady = stored !== undefined && !isPending(user) && !isLoading;
  const role = user.data?.role;
  const inputs = useMemo(
    (): CheckInputs | undefined =>
      isReady ? { stored, role, rooms, friends, dialogues, materials } : undefined,
    [isReady, stored, role, rooms, friends, dialogues, materials],
  );
  const check = useCheck(inputs);
  const { recheck } = check;
  const outcome = check.outcome ?? knownFindings(stored);
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
  const config = robotApi.endpoints.robotConfig.useQueryState(undefined);
  const user = accountApi.endpoints.user.useQueryState(undefined);
  const [hasGivenUp, setGivenUp] = useState(false);
  if (config.isError && !hasGivenUp) setGivenUp(true);
  const [hasNoUser, setNoUser] = useState(false);
  if (user.isError && !hasNoUser) setNoUser(true);
  const off = { ...ONCE, skip: !isIdle || hasGivenUp };
  robotApi.endpoints.robotConfig.useQuerySubscription(undefined, off);
  accountApi.endpoints.user.useQuerySubscription(undefined, {
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

/** What only the check needs, of a config that has something to check with it. */
function useOtherInputs(stored: JsonObject | undefined, role: string | undefined) {
  const namesAny = useMemo(() => stored !== undefined && namesChats(stored), [stored]);
  const sendsAny = useMemo(() => stored !== undefined && sendsMaterials(stored), [stored]);
  const isMember = stored !== undefined && role === ROLE.member;
  const dialogues = findingsApi.useKnownDialoguesQuery(undefined, { ...ONCE, skip: !isMember });
  const namesChat = namesAny || (dialogues.data?.list.length ?? 0) > 0;
  const rooms = findingsApi.useKnownRoomsQuery(undefined, { ...ONCE, skip: !namesChat });
  const friends = findingsApi.useKnownFriendsQuery(undefined, { ...ONCE, skip: !namesChat });
  const materials = findingsApi.useKnownMaterialsQuery(undefined, { ...ONCE, skip: !sendsAny });
  const queries = [
    { name: 'dialogues', query: dialogues, isNeeded: isMember },
    { name: 'rooms', query: rooms, isNeeded: namesChat },
    { name: 'friends', query: friends, isNeeded: namesChat },
    { name: 'materials', query: materials, isNeeded: sendsAny },
  ] as const;
  const needed = queries.filter(({ isNeeded }) => isNeeded);
  const failed = needed.filter(({ query }) => hasFailed(query));
  const known = materials.data;
  return {
    rooms: rooms.data,
    friends: friends.data,
    dialogues: dialogues.data?.list,
    // Of a part of them, none could be said to be gone.
    materials: known && known.list.length >= known.count ? known.list : undefined,
    missing: failed.map(({ name }) => name),
    isLoading: needed.some(({ query }) => isPending(query)),
    retry: () => failed.forEach(({ query }) => void query.refetch()),
  };
}

/** Checks in idle time; the last findings stay until those of newer inputs are there. */
function useCheck(inputs: CheckInputs | undefined) {
  const [outcome, setOutcome] = useState<readonly ShownFinding[] | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!inputs) return undefined;
    let isShown = true;
    const cancel = whenIdle(() => {
      sharedCheck(inputs).then(
        (found) => isShown && setOutcome(found),
        () => isShown && setOutcome('failed'),
      );
    });
    return () => {
      isShown = false;
      cancel();
    };
  }, [inputs, attempt]);
  return { outcome, recheck: useCallback(() => setAttempt((last) => last + 1), []) };
}
