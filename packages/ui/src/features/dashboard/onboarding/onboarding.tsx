import type { RobotStatus, Credentials } from '@chatdeck/sdk';
import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { robotCommands } from '@chatdeck/sdk/texts';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '#messages';
import { cx } from '#primitives/cx.ts';
import { Card } from '#primitives/card/card.tsx';
import { CopyField, SecretField } from '#primitives/copy-field/copy-field.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import { Text } from '#primitives/text/text.tsx';
import { Login } from '../login-panel/login-panel';
import { useKeys, useServerAddress } from '../use-dashboard';
import * as css from './onboarding.css';
import { onboardingMessages } from './onboarding.messages';

/** Three steps from the keys to a logged-in robot; finished when the first friends or groups arrive. */
export function Onboarding({ robot }: { readonly robot: RobotStatus }) {
  const t = useMessages(onboardingMessages);
  const isLoggedIn = robot.status === LOGIN_STATUS.loggedIn;
  const isStarted = robot.lastHeartbeat !== null || robot.status > LOGIN_STATUS.blank;
  return (
    <PanelBoundary>
      <Card title={t.title} isFlush>
        <ol className={css.steps}>
          <KeysAndCommands isStarted={isStarted} />
          <OnboardingStep
            at={3}
            title={t.scan}
            text={t.scanText}
            state={stateOf(isLoggedIn, isStarted)}
            isBeside
          >
            <Login robot={robot} isColumn />
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

/** The first two steps: the keys, and the commands that start a robot with them. */
function KeysAndCommands({ isStarted }: { readonly isStarted: boolean }) {
  const t = useMessages(onboardingMessages);
  const keys = useKeys();
  if (keys.status === 'absent') return null;
  // Nobody says when the keys are copied: both steps are next until the robot is heard.
  const state = stateOf(isStarted, true);
  return (
    <>
      <OnboardingStep at={1} title={t.keys} text={t.keysText} state={state}>
        <LoadedPart state={keys} label={t.keys} rows={2}>
          {({ data }) => (
            <>
              <CopyField label={t.apiKey} value={data.apiKey} />
              <SecretField label={t.apiSecret} value={data.apiSecret} />
            </>
          )}
        </LoadedPart>
      </OnboardingStep>
      <OnboardingStep at={2} title={t.run} text={t.runText} state={state}>
        {keys.status === 'ready' ? <Commands keys={keys.data} /> : null}
      </OnboardingStep>
    </>
  );
}

function Commands({ keys }: { readonly keys: Credentials }) {
  const t = useMessages(onboardingMessages);
  const address = useServerAddress();
  const [way, setWay] = useState<'demo' | 'own' | 'docker'>('demo');
  const lines = robotCommands({ ...keys, address });
  const ways = [
    { id: 'demo', label: t.demo },
    { id: 'own', label: t.own },
    { id: 'docker', label: t.docker },
  ] as const;
  return (
    <>
      <SegmentedControl label={t.way} items={ways} value={way} onChange={setWay} />
      {way === 'demo' ? (
        <SecretField label={t.demoCommand} description={t.demoText} value={lines.demo} />
      ) : null}
      {way === 'own' ? (
        <>
          <CopyField label={t.install} value={lines.install} />
          <CopyField label={t.files} value={lines.files} />
          <SecretField label={t.start} description={t.startText} value={lines.start} />
        </>
      ) : null}
      {way === 'docker' ? (
        <>
          <CopyField label={t.files} value={lines.dockerFiles} />
          <SecretField label={t.dockerCommand} description={t.dockerText} value={lines.docker} />
        </>
      ) : null}
    </>
  );
}

type StepState = 'done' | 'next' | 'later';

const stateOf = (isDone: boolean, isNext: boolean): StepState => {
  if (isDone) return 'done';
  return isNext ? 'next' : 'later';
};

interface StepProps {
  readonly at: number;
  readonly title: string;
  readonly text: string;
  readonly state: StepState;
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

/** One step with its number, or a tick once it is done. */
const OnboardingStep = ({ at, title, text, state, isBeside = false, children }: StepProps) => (
  <li className={cx(css.step, isBeside && css.besideStep)}>
    <span className={css.number} data-state={state}>
      {state === 'done' ? <Icon of={Check} size={14} /> : at}
    </span>
    <div className={css.content}>
      <div className={css.stepHead}>
        <Text as="p" weight="strong">
          {title}
        </Text>
        <Text as="p" size="xs" tone="muted">
          {text}
        </Text>
      </div>
      {children}
    </div>
  </li>
);
