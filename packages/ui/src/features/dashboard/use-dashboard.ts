import { accountApi } from '#store/account.api.ts';
import { useLiveOptions } from '#store/live/use-live.ts';
import { openApi } from '#store/open-api.api.ts';
import { robotLoginApi } from '#store/robot-login.api.ts';
import { robotApi } from '#store/robot.api.ts';
import { RECENT_JOBS, sendApi } from '#store/send.api.ts';
import { toPartState } from './part/part-state';

/** The robot's status, updated live. */
export const useRobotStatus = () =>
  toPartState(robotApi.useRobotStatusQuery(undefined, useLiveOptions()));

/** The stored config and the version that the robot runs, updated live. */
export const useStoredConfig = () =>
  toPartState(robotApi.useRobotConfigQuery(undefined, useLiveOptions()));

/** Makes the robot read its config again. */
export function useApplyConfig() {
  const [send, { isLoading }] = robotLoginApi.useRobotEventMutation();
  const apply = () => void send({ target: 'system', event: 'updateConfig' });
  return { apply, isPending: isLoading };
}

/** The user's name; undefined until it is known. */
export const useUserName = (): string | undefined => accountApi.useUserQuery().data?.name;

/** The last mass sends, updated live; limited to the requested number, whatever the server returns. */
export function useRecentJobs() {
  const state = toPartState(sendApi.useSendJobsQuery(RECENT_JOBS, useLiveOptions()));
  if (state.status !== 'ready') return state;
  const { data } = state;
  return { ...state, data: { ...data, list: data.list.slice(0, RECENT_JOBS.pageSize) } };
}

/** The keys that a robot signs with. */
export const useKeys = () => toPartState(openApi.useCredentialsQuery());

/** The address at which a robot reaches this server; empty until it is known. */
export const useServerAddress = (): string => robotLoginApi.useServerAddressQuery().data ?? '';
