import { userApi } from '#store/user.api.ts';
import { useLiveOptions } from '#store/live/use-live.ts';
import { logHitsApi } from '#store/log-hits.api.ts';
import { materialApi } from '#store/material.api.ts';
import { openApi } from '#store/open-api.api.ts';
import { robotLoginApi } from '#store/robot-login.api.ts';
import { robotApi } from '#store/robot.api.ts';
import { RECENT_JOBS } from '#store/recent-jobs.ts';
import { sendApi } from '#store/send.api.ts';
import { useMembership } from '#lists/membership/use-membership.ts';
import { useIsOwn, useMay } from '#lists/session/use-may.ts';
import { SPANS, type DaysOfSends } from './daily-chart/daily-chart.model';
import { stepsOf } from './dashboard.model';
import { toPartState, type PartState, readyOf } from './part-state';

/** The robot's status, updated live. */
export const useRobotStatus = () =>
  toPartState(robotApi.useRobotStatusQuery(undefined, useLiveOptions()));

/** The stored config and the version that the robot runs, updated live. */
export const useStoredConfig = () =>
  toPartState(robotApi.useRobotConfigQuery(undefined, useLiveOptions()));

/** Makes the robot read its config again; `apply` is undefined in a partner's session, which may not. */
export function useApplyConfig() {
  const [send, { isLoading }] = robotLoginApi.useRobotEventMutation();
  const isOwn = useIsOwn();
  const apply = () => void send({ target: 'system', event: 'updateConfig' });
  return { apply: isOwn ? apply : undefined, isPending: isLoading };
}

/** The user's name; undefined until it is known. */
export const useUserName = (): string | undefined => userApi.useUserQuery().data?.name;

/** The last mass sends, updated live; limited to the requested number, whatever the server returns. */
export function useRecentJobs() {
  const state = toPartState(sendApi.useSendJobsQuery(RECENT_JOBS, useLiveOptions()));
  if (state.status !== 'ready') return state;
  const { data } = state;
  return { ...state, data: { ...data, list: data.list.slice(0, RECENT_JOBS.pageSize) } };
}

/** Whether a mass send would reach the robot: for a member who may send, whose robot is online, or may be. */
export function useCanSend(): boolean {
  const { isMember } = useMembership();
  const maySend = useMay('send');
  const robot = readyOf(useRobotStatus());
  return maySend === true && isMember !== false && robot?.online !== false;
}

/** The keys that a robot signs with. */
export const useKeys = () => toPartState(openApi.useCredentialsQuery());

/** The address at which a robot reaches this server; empty until it is known. */
export const useServerAddress = (): string => robotLoginApi.useServerAddressQuery().data ?? '';

/** Sends of single messages raise no event, so today's count is polled. */
const RETRY_MS = 60_000;

/** The messages of each of the last days; all parts of the page read from one response. */
export function useDailySends(days: number): PartState<DaysOfSends> {
  const options = { ...useLiveOptions(), pollingInterval: RETRY_MS };
  const state = toPartState(sendApi.useDailySendsQuery(SPANS['30'], options));
  if (state.status !== 'ready') return state;
  return { ...state, data: { list: state.data.list.slice(-days) } };
}

/**
 * The recorded messages of each of the last days; a server of an older version has none. No event says that a day is over,
 * so they are polled beside the live events too.
 */
export function useLoggedDays(days: number) {
  const live = useLiveOptions();
  const options = { ...live, pollingInterval: live.pollingInterval || RETRY_MS };
  return toPartState(logHitsApi.useLoggedDaysQuery(days, options));
}

/** The daily counts are searched this far back for a first message. */
const DAYS = 30;

/** The number of materials. */
export const useMaterialCount = () =>
  toPartState(materialApi.useMaterialsQuery({ current: 1, pageSize: 1 }));

/**
 * The first steps; undefined until every query has settled, so that no step is missing merely because it is loading.
 */
export function useFirstSteps() {
  const robot = useRobotStatus();
  const config = useStoredConfig();
  const materials = useMaterialCount();
  const days = useDailySends(DAYS);
  if ([robot, config, materials, days].some(({ status }) => status === 'loading')) return undefined;
  return stepsOf({
    robot: readyOf(robot),
    config: readyOf(config),
    materialCount: readyOf(materials)?.count,
    days: readyOf(days)?.list,
  });
}
