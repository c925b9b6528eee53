import type { SessionToken } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { FormTextField } from '#forms/form-fields.tsx';
import { NewPasswordField } from '../account-form/new-password-field';
import { TypedEmailField, useForgetTypedEmail } from '../account-form/typed-email-field';
import { AuthCard } from '../auth-card';
import { ChallengeField } from '../account-form/challenge-field';
import { signUpMessages } from './sign-up-screen.messages';
import { useSignUp } from './use-sign-up';

export interface SignUpScreenProps {
  /** The invite code from the link; empty if there is none. */
  readonly inviteCode?: string;
  /** Called once with the new account's session; the host stores the token. */
  readonly onSignedUp: (session: SessionToken) => void;
}

/** Creates an account. */
export function SignUpScreen({ inviteCode = '', onSignedUp }: SignUpScreenProps) {
  const t = useMessages(signUpMessages);
  const forget = useForgetTypedEmail();
  const { form, challenge, ...account } = useSignUp(inviteCode, (session) => {
    forget();
    onSignedUp(session);
  });
  return (
    <AuthCard
      {...account}
      title={t.title}
      text={t.text}
      submitLabel={t.submit}
      otherText={t.hasAccount}
      otherLabel={t.logIn}
      other="login"
    >
      <FormTextField
        control={form.control}
        name="name"
        label={t.name}
        autoComplete="nickname"
        autoFocus
      />
      <TypedEmailField control={form.control} name="email" label={t.email} />
      <NewPasswordField control={form.control} name="password" label={t.password} />
      <ChallengeField {...challenge} />
    </AuthCard>
  );
}
