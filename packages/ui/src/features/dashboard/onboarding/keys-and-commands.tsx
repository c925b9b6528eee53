import type { Credentials } from '@chatdeck/sdk';
import { robotCommands } from '@chatdeck/sdk/texts';
import { useState } from 'react';
import { useMessages } from '#messages';
import { CopyField, SecretField } from '#primitives/copy-field/copy-field.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import { useKeys, useServerAddress } from '../use-dashboard';
import { OnboardingStep } from './onboarding-step';
import { onboardingMessages } from './onboarding.messages';

/** The first two steps: the keys, and the commands that start a robot with them. */
export function KeysAndCommands({ isStarted }: { readonly isStarted: boolean }) {
  const t = useMessages(onboardingMessages);
  const state = useKeys();
  if (state.status === 'absent') return null;
  return (
    <>
      <OnboardingStep at={1} title={t.keys} text={t.keysText} isDone={isStarted}>
        <LoadedPart state={state} label={t.keys} rows={2}>
          {({ data }) => (
            <>
              <CopyField label={t.apiKey} value={data.apiKey} />
              <SecretField label={t.apiSecret} value={data.apiSecret} />
            </>
          )}
        </LoadedPart>
      </OnboardingStep>
      <OnboardingStep at={2} title={t.run} text={t.runText} isDone={isStarted}>
        {state.status === 'ready' ? <Commands keys={state.data} /> : null}
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
