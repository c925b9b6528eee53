import type { MessageForm } from '@chatdeck/sdk';
import type { Json } from '@chatdeck/sdk/rules';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { GuardedDialog } from '#primitives/guarded-dialog/guarded-dialog.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { MessageFields, type TypeRefusals } from '../message-form/message-fields';
import { useMessageForm } from '../message-form/use-message-form';
import { repliesMessages } from './replies.messages';

interface Props {
  readonly onClose: () => void;
  /** Called once with a valid message. */
  readonly onWrite: (reply: Json) => void;
  readonly refusals: TypeRefusals | undefined;
}

/** The fields of the message's type, without empty ones. */
const toReply = (message: MessageForm): Json =>
  Object.fromEntries(Object.entries(message).filter(([, value]) => value !== undefined));

/** Writes one message of a reply, without creating a material. */
export default function WriteReplyDialog({ onClose, onWrite, refusals }: Props) {
  const t = useMessages(repliesMessages);
  const { cancel } = useMessages(primitiveMessages);
  const { form, submit, changeType } = useMessageForm({
    onSubmit: (message) => {
      onWrite(toReply(message));
      onClose();
      return Promise.resolve(undefined);
    },
  });
  return (
    <GuardedDialog
      isOpen
      title={t.writeReplyTitle}
      isDirty={form.formState.isDirty}
      onOpenChange={onClose}
      onSubmit={submit}
      footer={(close) => (
        <>
          <Button isTouch onPress={close}>
            {cancel}
          </Button>
          <Button isTouch variant="primary" type="submit">
            {t.addReply}
          </Button>
        </>
      )}
    >
      <MessageFields form={form} onTypeChange={changeType} refusals={refusals} />
    </GuardedDialog>
  );
}
