import { CODE } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { AuthNotice } from '../auth-card';
import { activationMessages } from './activation.messages';
import { useActivation } from './use-activation';

export interface ActivationScreenProps {
  /** The token from the mailed link; empty if the link has none. */
  readonly token: string;
}

/** Activates the account of a mailed link and shows the outcome. */
export function ActivationScreen({ token }: ActivationScreenProps) {
  const t = useMessages(activationMessages);
  const { navigate } = useChatdeck();
  const { email, error, retry } = useActivation(token);
  if (email !== undefined) {
    return (
      <AuthNotice
        tone="success"
        title={t.doneTitle}
        text={t.doneText({ email })}
        label={t.toConsole}
        onPress={() => navigate({ to: 'dashboard.main' })}
      />
    );
  }
  if (token === '') {
    return (
      <AuthNotice
        tone="danger"
        title={t.incompleteTitle}
        text={t.incompleteText}
        label={t.logIn}
        onPress={() => navigate({ to: 'login' })}
      />
    );
  }
  if (error === undefined) return <AuthNotice tone="busy" title={t.busyTitle} text={t.busyText} />;
  return error.code === CODE.wrongCode || error.issues.length > 0 ? (
    <AuthNotice
      tone="danger"
      title={t.deadTitle}
      text={t.deadText}
      label={t.logIn}
      onPress={() => navigate({ to: 'login' })}
    />
  ) : (
    <AuthNotice
      tone="danger"
      title={t.failedTitle}
      text={t.failedText}
      label={t.retry}
      onPress={retry}
    />
  );
}
