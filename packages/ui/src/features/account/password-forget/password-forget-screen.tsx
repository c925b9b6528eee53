import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { TypedEmailField } from '../account-form/typed-email-field';
import { AuthCard } from '../auth-card';
import { passwordForgetMessages } from '../password.messages';
import { usePasswordForget } from './use-password-forget';

/** Requests a password reset link. */
export function PasswordForgetScreen() {
  const t = useMessages(passwordForgetMessages);
  const { form, isSent, ...account } = usePasswordForget();
  return (
    <AuthCard
      {...account}
      title={t.title}
      text={t.text}
      submitLabel={t.submit}
      otherText={t.remembered}
      otherLabel={t.logIn}
      other="login"
    >
      <TypedEmailField control={form.control} name="email" label={t.email} autoFocus />
      {isSent ? <Banner tone="success">{t.sent}</Banner> : null}
    </AuthCard>
  );
}
