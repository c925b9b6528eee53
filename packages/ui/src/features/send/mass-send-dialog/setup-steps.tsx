import { MASS_SEND_TARGET, CONTENT_TYPE, type Locale } from '@chatdeck/sdk/constants';
import { ruleText } from '@chatdeck/sdk/rule-texts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { WithPreview } from '#primitives/with-preview/with-preview.tsx';
import { TargetPicker } from '../../target';
import { messageFormMessages } from '#features/message/message-form/message-form.messages.ts';
import {
  MessageFields,
  type TypeRefusals,
  PickedMaterials,
} from '#features/message/message-form/message-fields.tsx';
import { massSendMessages } from './mass-send.messages';
import { MessagesPreview } from './messages-preview';
import { StepError } from './steps';
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

interface ContentStepProps {
  readonly setup: MassSendSetup;
  /** Opens the picker. */
  readonly onPick: () => void;
}

/** A group notice is text: the other types are listed but cannot be chosen. */
function notText(locale: Locale): TypeRefusals {
  const text = ruleText('send.notice.text', locale);
  const { file, h5, mini } = CONTENT_TYPE;
  return { [file]: text, [h5]: text, [mini]: text };
}

/** The content to send: materials in order, or one message written here. */
export function ContentStep({ setup, onPick }: ContentStepProps) {
  const t = useMessages(messageFormMessages);
  const { locale } = useChatdeck();
  const { choice, message, error } = setup;
  const isPick = choice.source === 'pick';
  const isIncomplete = Object.keys(message.form.formState.errors).length > 0;
  return (
    <WithPreview preview={<MessagesPreview setup={setup} />} isPreviewLast={isPick}>
      <Stack>
        <SegmentedControl
          label={t.source}
          items={[
            { id: 'pick', label: t.fromMaterials },
            { id: 'write', label: t.write },
          ]}
          value={choice.source}
          onChange={(source) => setup.change({ source })}
        />
        {isPick ? (
          <PickedMaterials
            choice={choice.materials}
            onRemove={({ id }) =>
              setup.change({ materials: choice.materials.filter((other) => other.id !== id) })
            }
            onPick={onPick}
            error={error}
          />
        ) : (
          <>
            {isIncomplete ? (
              <Banner tone="warning">{ruleText('message.incomplete', locale)}</Banner>
            ) : null}
            <StepError>{error}</StepError>
            <MessageFields
              form={message.form}
              onTypeChange={message.changeType}
              refusals={setup.isNotice ? notText(locale) : undefined}
            />
          </>
        )}
      </Stack>
    </WithPreview>
  );
}
