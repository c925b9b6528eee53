import { type CallError, isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { accountApi } from '#store/account.api.ts';
import { activationMailMessages } from './activation.messages';

/** What is shown of following an activation link. */
interface Activation {
  /** The e-mail address that is now active. */
  readonly email: string | undefined;
  readonly error: CallError | undefined;
  readonly retry: () => void;
}

/** Follows an activation link, unless it has no token; safe to run more than once. */
export function useActivation(token: string): Activation {
  const { data, error, isFetching, refetch } = accountApi.useActivationQuery(token, {
    skip: token === '',
  });
  return {
    email: data?.email,
    error: !isFetching && isCallError(error) ? error : undefined,
    retry: () => void refetch(),
  };
}

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
