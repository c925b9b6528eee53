import type { RobotStatus } from '@chatdeck/sdk';
import { isOldPlugin, PLUGIN_VERSION } from '@chatdeck/sdk/plain-rules';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { RobotClockNotice } from '#lists/clock/robot-clock-notice.tsx';
import { Part } from '../part';
import { readyOf } from '../part-state';
import { useRobotStatus, useStoredConfig } from '../use-dashboard';
import { LoginState } from './login-state';
import * as css from './login.css';
import { loginMessages } from './login.messages';
import { useLogin } from './use-login';

/** The robot's login in every state, its clock if it differs from the viewer's, its last heartbeat and its plugin. */
export function LoginPanel() {
  const t = useMessages(loginMessages);
  const robot = useRobotStatus();
  return (
    <Part
      title={t.title}
      state={robot}
      footer={robot.status === 'ready' ? <Footer robot={robot.data} /> : undefined}
    >
      {(status) => (
        <Stack>
          <Login robot={status} />
          <RobotClockNotice />
        </Stack>
      )}
    </Part>
  );
}

interface LoginProps {
  readonly robot: RobotStatus;
  readonly isColumn?: boolean;
}

/** The login alone, for a card with more content. */
export const Login = ({ robot, isColumn }: LoginProps) => (
  <LoginState robot={robot} {...useLogin(robot)} {...(isColumn && { isColumn })} />
);

function Footer({ robot }: { readonly robot: RobotStatus }) {
  const t = useMessages(loginMessages);
  const plugin = readyOf(useStoredConfig())?.panelVersion ?? '';
  return (
    <div className={css.foot}>
      <Text size="xs" tone="muted">
        {robot.lastHeartbeat === null ? (
          t.never
        ) : (
          <>
            {t.heartbeat} <RobotTime at={robot.lastHeartbeat} />
          </>
        )}
      </Text>
      {plugin === '' ? null : (
        <Text size="xs" tone="muted" isTabular>
          {t.plugin(plugin)}{' '}
          {isOldPlugin(plugin) ? <Badge tone="warning">{t.update(PLUGIN_VERSION)}</Badge> : null}
        </Text>
      )}
    </div>
  );
}
