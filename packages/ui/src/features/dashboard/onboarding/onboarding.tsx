import type { RobotStatus } from '@chatdeck/sdk';
import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { Text } from '#primitives/text/text.tsx';
import { Login } from '../login-panel/login-panel';
import { KeysAndCommands } from './keys-and-commands';
import { OnboardingStep } from './onboarding-step';
import * as css from './onboarding.css';
import { onboardingMessages } from './onboarding.messages';

/** Three steps from the keys to a logged-in robot; finished when the first friends or groups arrive. */
export function Onboarding({ robot }: { readonly robot: RobotStatus }) {
  const t = useMessages(onboardingMessages);
  const isLoggedIn = robot.status === LOGIN_STATUS.loggedIn;
  const isStarted = robot.lastHeartbeat !== null || robot.status > LOGIN_STATUS.blank;
  return (
    <PanelBoundary>
      <Card title={t.title}>
        <ol className={css.steps}>
          <KeysAndCommands isStarted={isStarted} />
          <OnboardingStep at={3} title={t.scan} text={t.scanText} isDone={isLoggedIn}>
            <Login robot={robot} />
            {isLoggedIn ? (
              <Text as="p" tone="muted">
                {t.lists}
              </Text>
            ) : null}
          </OnboardingStep>
        </ol>
      </Card>
    </PanelBoundary>
  );
}
