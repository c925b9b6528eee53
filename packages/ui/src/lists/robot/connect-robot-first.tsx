import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { connectRobotMessages } from './connect-robot.messages';
import { useNeverConnected } from './use-never-connected';

interface Props {
  readonly icon: LucideIcon;
  /** What comes once a robot has connected, a sentence. Default its friends and groups. */
  readonly text?: string;
  /** The empty state of an account that has a robot. */
  readonly children: ReactElement;
}

/** The empty state of a list whose rows come from a robot: while none has ever connected, that is what is to be done. */
export function ConnectRobotFirst({ icon, text, children }: Props) {
  const t = useMessages(connectRobotMessages);
  const { navigate } = useChatdeck();
  if (!useNeverConnected()) return children;
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
      {text ?? t.text}
    </EmptyState>
  );
}
