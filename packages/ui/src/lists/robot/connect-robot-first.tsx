import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { robotApi } from '#store/robot.api.ts';
import { selectAnswer } from '#store/select-answer.ts';
import { useIsOwn } from '../session/use-may';
import { connectRobotMessages } from './connect-robot.messages';

/** Whether no robot has ever connected to the account; false while unknown, and in a partner's session. */
function useIsNeverConnected(): boolean {
  const isOwn = useIsOwn() === true;
  const { data } = robotApi.useRobotStatusQuery(isOwn ? undefined : skipToken, {
    selectFromResult: selectAnswer,
  });
  return data?.lastHeartbeat === null && data.status === LOGIN_STATUS.blank;
}

interface Props {
  readonly icon: LucideIcon;
  /** What comes once a robot has connected, a sentence. */
  readonly text: string;
  /** The empty state of an account that has a robot. */
  readonly children: ReactElement;
}

/** The empty state of a list whose rows come from a robot: while none has ever connected, that is what is to be done. */
export function ConnectRobotFirst({ icon, text, children }: Props) {
  const t = useMessages(connectRobotMessages);
  const { navigate } = useChatdeck();
  if (!useIsNeverConnected()) return children;
  return (
    <EmptyState
      icon={icon}
      title={t.title}
      actions={
        <Button isTouch variant="primary" onPress={() => navigate({ to: 'dashboard.main' })}>
          {t.connect}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
