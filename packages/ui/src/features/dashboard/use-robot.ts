import { useLiveOptions } from '#store/live/use-live.ts';
import { robotLoginApi } from '#store/robot-login.api.ts';
import { robotApi } from '#store/robot.api.ts';
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
