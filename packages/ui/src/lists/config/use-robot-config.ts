import { freshConfig } from '@chatdeck/sdk';
import { useMemo } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { useLiveOptions } from '#store/live/use-live.ts';
import { robotApi } from '#store/robot.api.ts';
import { toConfigState } from './config-document';
import { configMessages } from './config.messages';

/** The stored config, and the creation of the first one. */
export function useRobotConfig() {
  // Live events announce that the robot has fetched the config or that another editor has saved it.
  const { data, error, refetch } = robotApi.useRobotConfigQuery(undefined, useLiveOptions());
  const state = useMemo(() => data && toConfigState(data), [data]);
  return { state, error: isCallError(error) ? error : undefined, retry: () => void refetch() };
}

/** Replaces the stored version with a default config. */
export function useFreshConfig(baseVersion: number) {
  const t = useMessages(configMessages);
  const { notify, locale } = useChatdeck();
  const [save, { isLoading }] = robotApi.useSaveRobotConfigMutation();
  const start = async () => {
    const { error } = await save({ config: freshConfig(locale), baseVersion });
    if (!error) notify({ tone: 'success', text: t.saved });
  };
  return { start: () => void start(), isStarting: isLoading };
}
