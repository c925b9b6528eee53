import type { RobotStatus } from '@chatdeck/sdk';
import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { useEffect, useState } from 'react';
import { robotLoginApi } from '../../../store/robot-login.api';
import { loginView, type LoginView } from './login.model';

const SECOND_MS = 1_000;

/** For how long the code that is there now has been there, as far as this page has seen. */
function useShownMs(qrUrl: string, isCounting: boolean): number {
  const [shown, setShown] = useState({ qrUrl, since: 0, now: 0 });
  if (shown.qrUrl !== qrUrl) setShown({ qrUrl, since: 0, now: 0 });
  useEffect(() => {
    if (!isCounting) return undefined;
    const tick = () => {
      const now = Date.now();
      setShown((last) => ({ ...last, since: last.since || now, now }));
    };
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  return Math.max(0, shown.now - shown.since);
}

/** The login of the robot: what to show, and how to ask for another code. */
export function useLogin(robot: RobotStatus): {
  readonly view: LoginView;
  readonly renew: () => void;
  readonly isRenewing: boolean;
} {
  const isScan = robot.status === LOGIN_STATUS.scan && robot.qrUrl !== '';
  const shownMs = useShownMs(robot.qrUrl, isScan);
  const [send, { isLoading }] = robotLoginApi.useRobotEventMutation();
  const renew = async () => {
    // Codes are shown again after so many of them, then a new one is asked for.
    const counted = await send({ target: 'getNewQrCode' });
    if (!counted.error) await send({ target: 'refreshCode' });
  };
  return { view: loginView(robot, shownMs), renew: () => void renew(), isRenewing: isLoading };
}
