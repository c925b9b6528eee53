import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { robotApi } from '#store/robot.api.ts';
import { selectAnswer } from '#store/select-answer.ts';
import { useIsOwn } from '../session/use-may';

/** Whether no robot has ever connected to the account; false while unknown, and in a partner's session. */
export function useNeverConnected(): boolean {
  const isOwn = useIsOwn() === true;
  const { data } = robotApi.useRobotStatusQuery(isOwn ? undefined : skipToken, {
    selectFromResult: selectAnswer,
  });
  return data?.lastHeartbeat === null && data.status === LOGIN_STATUS.blank;
}
