import type { TwoFactor } from '@chatdeck/sdk';
import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { twoFactorMessages } from './two-factor.messages';
import { useTwoFactor } from './use-two-factor';

const TurnOnDialog = /* @__PURE__ */ lazyDialog(() => import('./turn-on-dialog'));
const ProofDialog = /* @__PURE__ */ lazyDialog(() => import('./proof-dialog'));

/** How many recovery codes are so few that new ones are advised. */
const FEW = 3;

type Open = 'turn on' | 'turn off' | 'renew';

/** A card of the personal centre: whether logging in takes a code, and how to turn that on and off. */
export function TwoFactorCard() {
  const t = useMessages(twoFactorMessages);
  const state = useTwoFactor();
  const [open, setOpen] = useState<Open>();
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) setOpen(undefined);
  };
  return (
    <Card title={t.title} isFlush={state.status === 'loading'}>
      <LoadedPart state={state} label={t.title} rows={2}>
        {(known) => <Content {...known} onOpen={setOpen} />}
      </LoadedPart>
      <DialogBoundary isOpen={open === 'turn on'}>
        <TurnOnDialog onOpenChange={onOpenChange} />
      </DialogBoundary>
      <DialogBoundary isOpen={open === 'turn off' || open === 'renew'}>
        <ProofDialog
          purpose={open === 'renew' ? 'renew' : 'turn off'}
          onOpenChange={onOpenChange}
        />
      </DialogBoundary>
    </Card>
  );
}

interface ContentProps extends TwoFactor {
  readonly isActivated: boolean;
  readonly onOpen: (open: Open) => void;
}

function Content({ isOn, since, recoveryCodesLeft, isActivated, onOpen }: ContentProps) {
  const t = useMessages(twoFactorMessages);
  return (
    <Stack>
      <Text as="p" tone="second">
        {t.explanation}
      </Text>
      {isOn ? (
        <>
          <Row wraps>
            <Badge tone="success">{t.isOn}</Badge>
            {since === null ? null : (
              <Text tone="second">
                {t.since} <RobotTime at={since} />
              </Text>
            )}
            <Text tone="second">
              {t.codesLeft} {t.codes(recoveryCodesLeft)}
            </Text>
          </Row>
          {recoveryCodesLeft <= FEW ? <Banner tone="warning">{t.fewCodes}</Banner> : null}
          <Row wraps>
            <Button onPress={() => onOpen('renew')}>{t.renew}</Button>
            <Button onPress={() => onOpen('turn off')}>{t.turnOff}</Button>
          </Row>
        </>
      ) : (
        <>
          <Row wraps>
            <Badge>{t.isOff}</Badge>
            {isActivated ? null : <Text tone="second">{t.activateFirst}</Text>}
          </Row>
          <Row wraps>
            <Button isDisabled={!isActivated} onPress={() => onOpen('turn on')}>
              {t.turnOn}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
}
