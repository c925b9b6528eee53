import { ruleText } from '@chatdeck/sdk/rule-texts';
import { Send } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { reset } from '#theme';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { ChatPreview } from '#primitives/chat-preview/chat-preview.tsx';
import { MessagePreview } from '#primitives/chat-preview/message-preview.tsx';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { WithPreview } from '#primitives/with-preview/with-preview.tsx';
import { DraftNotice } from '#forms/drafts/draft-notice.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { SendTarget } from '#store/send-target.ts';
import { DialogInSession } from '#lists/session/dialog-in-session.tsx';
import { useMay } from '#lists/session/use-may.ts';
import { MaterialPickerDialog } from '#features/material/index.ts';
import { messageFormMessages } from '#features/message/message-form/message-form.messages.ts';
import { MessageFields, PickedMaterials } from '#features/message/message-form/message-fields.tsx';
import { sendMessageMessages } from './send-message-dialog.messages';
import { type SendOutcome, useSendMessageDialog } from './use-send-message-dialog';

/** Props of the send dialog. */
export interface SendMessageDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The recipient. */
  readonly target: SendTarget;
  /** Called once for each message that was handed to the robot. */
  readonly onSent?: () => void;
}

/** Sends one message to one group or friend, written here or picked from the materials. */
export default function SendMessageDialog(props: SendMessageDialogProps) {
  const t = useMessages(sendMessageMessages);
  const { isOpen, onOpenChange, target } = props;
  const maySend = useMay('send');
  return (
    <DialogInSession
      isAllowed={maySend}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t.title({ name: target.name })}
    >
      <OpenSendMessageDialog key={target.wxid} {...props} />
    </DialogInSession>
  );
}

function OpenSendMessageDialog({ target, onSent, ...dialog }: SendMessageDialogProps) {
  return (
    <SendMessageDialogView {...dialog} {...useSendMessageDialog(target, onSent)} target={target} />
  );
}

interface SendMessageDialogViewProps extends ReturnType<typeof useSendMessageDialog> {
  readonly isOpen: boolean;
  readonly target: SendTarget;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The dialog that sends one message, with a preview of it. */
function SendMessageDialogView(props: SendMessageDialogViewProps) {
  const { isOpen, target, onOpenChange, submit, isSubmitting, lockedSeconds } = props;
  const t = useMessages(sendMessageMessages);
  const { picked } = props;
  return (
    <>
      <FormDialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        draft={props.draft}
        isDirty={props.isDirty}
        title={t.title({ name: target.name })}
        description={target.kind === 'room' ? t.toRoom : t.toContact}
        size="lg"
        onSubmit={submit}
        cancelLabel={t.cancel}
        submitLabel={lockedSeconds > 0 ? t.wait({ seconds: lockedSeconds }) : t.send}
        submitIcon={Send}
        isSubmitting={isSubmitting}
        isSubmitDisabled={lockedSeconds > 0}
      >
        <Content {...props} />
      </FormDialog>
      {picked.isPicking ? (
        <MaterialPickerDialog
          isOpen
          onOpenChange={picked.setPicking}
          selection={picked.choice}
          onSelectionChange={picked.onChoiceChange}
          limit={1}
          disabledReason={picked.disabledReason}
        />
      ) : null}
    </>
  );
}

function Content(props: SendMessageDialogViewProps) {
  const { source, onSourceChange, picked, form, preview, outcome } = props;
  const { locale } = useChatdeck();
  const t = useMessages(messageFormMessages);
  const { robot } = useMessages(sendMessageMessages);
  return (
    <WithPreview
      preview={
        <ChatPreview name={robot}>
          <MessagePreview message={preview} />
        </ChatPreview>
      }
    >
      <Stack>
        <DraftNotice draft={props.draft} />
        <Outcome outcome={outcome} />
        {props.isIncomplete ? (
          <Banner tone="warning">{ruleText('message.incomplete', locale)}</Banner>
        ) : null}
        <SegmentedControl
          label={t.source}
          items={[
            { id: 'write', label: t.write },
            { id: 'pick', label: t.fromMaterials },
          ]}
          value={source}
          onChange={onSourceChange}
        />
        {source === 'write' ? (
          <MessageFields form={form} onTypeChange={props.onTypeChange} />
        ) : (
          <PickedMaterials
            choice={picked.choice}
            onRemove={() => picked.onChoiceChange([])}
            onPick={() => picked.setPicking(true)}
            error={picked.error}
          />
        )}
      </Stack>
    </WithPreview>
  );
}

function Outcome({ outcome }: { readonly outcome: SendOutcome }) {
  const t = useMessages(sendMessageMessages);
  switch (outcome.status) {
    case 'none':
      return null;
    case 'sent':
      return (
        <TakesFocus>
          <Banner tone="success">{t.sentText}</Banner>
        </TakesFocus>
      );
    case 'refused':
      return (
        <Banner tone="danger" title={t.notSent} isAnnouncedElsewhere>
          {t.retained({ reason: outcome.reason })}
        </Banner>
      );
  }
}

/** Takes the focus from the button just pressed: it is disabled now and would swallow key presses. */
function TakesFocus({ children }: { readonly children: ReactNode }) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = own.current?.getRootNode();
    const active =
      root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    if (!active?.matches('input, textarea')) own.current?.focus();
  }, []);
  return (
    <div ref={own} tabIndex={-1} className={reset.box}>
      {children}
    </div>
  );
}
