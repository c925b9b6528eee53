import { accountApi } from '#store/account.api.ts';
import { useLiveOptions } from '#store/live/use-live.ts';
import { openApi } from '#store/open-api.api.ts';
import { robotLoginApi } from '#store/robot-login.api.ts';
import { robotApi } from '#store/robot.api.ts';
import { RECENT_JOBS, sendApi } from '#store/send.api.ts';
import { toPartState } from './part/part-state';

/** How the robot is, as it changes. */
export const useRobotStatus = () =>
  toPartState(robotApi.useRobotStatusQuery(undefined, useLiveOptions()));

/** The stored config and which version the robot runs, as they change. */
export const useStoredConfig = () =>
  toPartState(robotApi.useRobotConfigQuery(undefined, useLiveOptions()));

/** Asks the robot to read its config again. */
export function useApplyConfig() {
  const [send, { isLoading }] = robotLoginApi.useRobotEventMutation();
  const apply = () => void send({ target: 'system', event: 'updateConfig' });
  return { apply, isPending: isLoading };
}

/** Who is greeted; undefined until it is known. */
export const useUserName = (): string | undefined => accountApi.useUserQuery().data?.name;

/** The last mass sends, as they go on: no more than were asked for, whatever the server sends. */
export function useRecentJobs() {
  const state = toPartState(sendApi.useSendJobsQuery(RECENT_JOBS, useLiveOptions()));
  if (state.status !== 'ready') return state;
  const { data } = state;
  return { ...state, data: { ...data, list: data.list.slice(0, RECENT_JOBS.pageSize) } };
}

/** The keys that a robot signs with. */
export const useKeys = () => toPartState(openApi.useCredentialsQuery());

/** Where a robot finds this server; empty until it is known. */
export const useServerAddress = (): string => robotLoginApi.useServerAddressQuery().data ?? '';
