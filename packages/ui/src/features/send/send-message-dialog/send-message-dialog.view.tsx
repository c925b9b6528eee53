import { ruleText } from '@chatdeck/sdk/texts';
import { Send } from 'lucide-react';
import { useMessages } from '../../../messages';
import { Banner } from '../../../primitives/banner/banner';
import { Button } from '../../../primitives/button/button';
import { ChatPreview } from '../../../primitives/chat-preview/chat-preview';
import { MessagePreview } from '../../../primitives/chat-preview/message-preview';
import { Dialog } from '../../../primitives/dialog/dialog';
import { SegmentedControl } from '../../../primitives/segmented-control/segmented-control';
import { Stack } from '../../../primitives/stack/stack';
import { WithPreview } from '../../../primitives/with-preview/with-preview';
import { useChatdeck } from '../../../provider/chatdeck-context';
import type { SendTarget } from '../../../store/send-target';
import { MaterialPicker } from './material-picker';
import { MessageFormView } from './message-form.view';
import { sendMessageMessages } from './send-message-dialog.messages';
import type { SendOutcome } from './send-message-dialog.model';
import type { useSendMessageDialog } from './use-send-message-dialog';

export interface SendMessageDialogViewProps extends ReturnType<typeof useSendMessageDialog> {
  readonly isOpen: boolean;
  readonly target: SendTarget;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The dialog that sends one message, with what the other side will see. */
export function SendMessageDialogView(props: SendMessageDialogViewProps) {
  const { isOpen, target, onOpenChange, submit, isSubmitting, lockedSeconds } = props;
  const t = useMessages(sendMessageMessages);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t.title({ name: target.name })}
      description={target.kind === 'room' ? t.toRoom : t.toContact}
      size="lg"
      onSubmit={submit}
      footer={
        <>
          <Button isTouch onPress={() => onOpenChange(false)}>
            {t.cancel}
          </Button>
          <Button
            isTouch
            variant="primary"
            type="submit"
            icon={Send}
            isPending={isSubmitting}
            isDisabled={lockedSeconds > 0}
          >
            {lockedSeconds > 0 ? t.wait({ seconds: lockedSeconds }) : t.send}
          </Button>
        </>
      }
    >
      <Content {...props} />
    </Dialog>
  );
}

function Content(props: SendMessageDialogViewProps) {
  const { source, onSourceChange, picker, isPickMissing, form, preview, outcome } = props;
  const { locale } = useChatdeck();
  const t = useMessages(sendMessageMessages);
  return (
    <WithPreview
      preview={
        <ChatPreview name={t.robot}>
          <MessagePreview message={preview} />
        </ChatPreview>
      }
    >
      <Stack>
        <Outcome outcome={outcome} />
        {props.isIncomplete ? (
          <Banner tone="warning">{ruleText('message.incomplete', locale)}</Banner>
        ) : null}
        <SegmentedControl
          label={t.source}
          items={[
            { id: 'write', label: t.write },
            { id: 'pick', label: t.pick },
          ]}
          value={source}
          onChange={onSourceChange}
        />
        {source === 'write' ? (
          <MessageFormView form={form} onTypeChange={props.onTypeChange} />
        ) : (
          <MaterialPicker {...picker} isMissing={isPickMissing} />
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
      return <Banner tone="success">{t.sentText}</Banner>;
    case 'refused':
      return (
        <Banner tone="danger" title={t.notSent}>
          {t.kept({ reason: outcome.reason })}
        </Banner>
      );
  }
}
