import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { activationMailMessages } from './activation.messages';
import type { ActivationMail } from './use-activation';

/** Requests the activation mail again. */
export function ResendButton({ mail }: { readonly mail: ActivationMail }) {
  const t = useMessages(activationMailMessages);
  return (
    <Button size="sm" isPending={mail.isPending} onPress={mail.send}>
      {t.resend}
    </Button>
  );
}
