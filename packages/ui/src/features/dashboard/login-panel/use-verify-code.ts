import { robotLoginApi } from '#store/robot-login.api.ts';
import { readyOf } from '../part/part-state';
import { useStoredConfig } from '../use-robot';

/** Gives the robot the code that the network asks for; true once the server took it. */
export function useVerifyCode() {
  const [set, { isLoading }] = robotLoginApi.useSetVerifyCodeMutation();
  return {
    isSending: isLoading,
    /** One is kept that the robot has not fetched yet. */
    isKept: (readyOf(useStoredConfig())?.verifyCode ?? '') !== '',
    send: async (code: string): Promise<boolean> => !(await set(code)).error,
  };
}
