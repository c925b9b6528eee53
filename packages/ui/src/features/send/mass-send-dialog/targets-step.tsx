import { MASS_SEND_TARGET } from '@chatdeck/sdk/constants';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { TargetPicker } from '#features/target/index.ts';
import { massSendMessages } from './mass-send.messages';
import { StepError } from './step-error';
import type { MassSendSetup } from './use-mass-send-setup';

/** The choice of targets; groups can also be sent a notice. */
export function TargetsStep({ setup }: { readonly setup: MassSendSetup }) {
  const t = useMessages(massSendMessages);
  const { kind, isNotice, choice, leftOut } = setup;
  return (
    <Stack gap={3}>
      {kind === 'contact' ? null : (
        <Stack gap={1}>
          <SegmentedControl
            label={t.kind}
            items={[
              { id: MASS_SEND_TARGET.room, label: t.asMessage },
              { id: MASS_SEND_TARGET.notice, label: t.asNotice },
            ]}
            value={choice.target}
            onChange={setup.changeTarget}
          />
          {isNotice ? (
            <Text as="p" size="xs" tone="muted">
              {t.noticeHint}
            </Text>
          ) : null}
        </Stack>
      )}
      {leftOut > 0 ? <Banner tone="warning">{t.leftOut({ count: leftOut })}</Banner> : null}
      <StepError>{setup.error}</StepError>
      <TargetPicker
        key={choice.target}
        kind={kind}
        isForNotice={isNotice}
        selection={setup.targets}
        onSelectionChange={setup.changeTargets}
      />
    </Stack>
  );
}
