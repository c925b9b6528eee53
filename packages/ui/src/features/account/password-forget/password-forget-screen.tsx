import { FormTextField } from '../../../forms';
import { useMessages } from '../../../messages';
import { Banner } from '../../../primitives/banner/banner';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { AuthCard } from '../auth-card';
import { passwordForgetMessages } from './password-forget.messages';
import { usePasswordForget } from './use-password-forget';

/** Asking for a link that resets the password. */
export function PasswordForgetScreen() {
  const t = useMessages(passwordForgetMessages);
  const { navigate } = useChatdeck();
  const { form, submit, isSubmitting, refusal, isSent } = usePasswordForget();
  return (
    <AuthCard
      title={t.title}
      text={t.text}
      refusal={refusal}
      submitLabel={t.submit}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      otherText={t.remembered}
      otherLabel={t.logIn}
      onOther={() => navigate({ to: 'login' })}
    >
      <FormTextField
        control={form.control}
        name="email"
        label={t.email}
        placeholder={t.emailHint}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus
      />
      {isSent ? <Banner tone="success">{t.sent}</Banner> : null}
    </AuthCard>
  );
}
