import type { RobotStatus } from '@chatdeck/sdk';
import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { useEffect, useState } from 'react';
import { SECOND_MS } from '#context/use-now.ts';
import { robotLoginApi } from '#store/robot-login.api.ts';
import { useIsOwn } from '#lists/session/use-may.ts';
import { readyOf } from '../part-state';
import { useStoredConfig } from '../use-dashboard';
import { loginView, type LoginView } from './login.model';

/** The age of the code: the age that the server reported, plus the time since. */
function useShownMs({ qrUrl, qrAgeMs = 0 }: RobotStatus, isCounting: boolean): number {
  const reported = { qrUrl, qrAgeMs, since: 0, now: 0 };
  const [shown, setShown] = useState(reported);
  if (shown.qrUrl !== qrUrl || shown.qrAgeMs !== qrAgeMs) setShown(reported);
  useEffect(() => {
    if (!isCounting) return undefined;
    const tick = () => {
      const now = Date.now();
      setShown((last) => ({ ...last, since: last.since || now, now }));
    };
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  return shown.qrAgeMs + Math.max(0, shown.now - shown.since);
}

/** The login of the robot: what to show, and how to request another code. */
export function useLogin(robot: RobotStatus): {
  readonly view: LoginView;
  /** Undefined in a partner's session, which may not. */
  readonly renew: (() => void) | undefined;
  readonly isRenewing: boolean;
} {
  const isScan = robot.status === LOGIN_STATUS.scan && robot.qrUrl !== '';
  const shownMs = useShownMs(robot, isScan);
  const [send, { isLoading }] = robotLoginApi.useRobotEventMutation();
  const isOwn = useIsOwn();
  const renew = async () => {
    // `getNewQrCode` resets the robot's limit on displayed codes; `refreshCode` then requests a new one.
    const counted = await send({ target: 'getNewQrCode' });
    if (!counted.error) await send({ target: 'refreshCode' });
  };
  return {
    view: loginView(robot, shownMs),
    renew: isOwn ? () => void renew() : undefined,
    isRenewing: isLoading,
  };
}

/** Gives the robot the code that the network asks for; resolves to true once the server has accepted it. */
export function useVerifyCode() {
  const [set, { isLoading }] = robotLoginApi.useSetVerifyCodeMutation();
  return {
    isSending: isLoading,
    /** A code is stored that the robot has not fetched yet. */
    isStored: (readyOf(useStoredConfig())?.verifyCode ?? '') !== '',
    send: async (code: string): Promise<boolean> => !(await set(code)).error,
  };
}
