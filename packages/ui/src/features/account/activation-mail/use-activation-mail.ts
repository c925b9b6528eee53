import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { accountApi } from '#store/account.api.ts';
import { activationMailMessages } from './activation-mail.messages';

/** Sends the activation mail again and reports whether it was sent. */
export function useActivationMail() {
  const t = useMessages(activationMailMessages);
  const { notify } = useChatdeck();
  const [sendActivation, { isLoading }] = accountApi.useSendActivationMutation();
  const send = async () => {
    const { data } = await sendActivation();
    if (!data) return;
    notify(
      data.isMailSent ? { tone: 'success', text: t.sent } : { tone: 'danger', text: t.notSent },
    );
  };
  return { send: () => void send(), isPending: isLoading };
}

export type ActivationMail = ReturnType<typeof useActivationMail>;
