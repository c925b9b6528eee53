import type { SignUpInput } from '@chatdeck/sdk';
import { FormTextField } from '#forms';
import { useMessages } from '#messages';
import { NewPasswordField } from '../account-form/new-password-field';
import { TypedEmailField } from '../account-form/typed-email-field';
import type { AccountForm } from '../account-form/use-account-form';
import { AuthCard } from '../auth-card';
import { ChallengeField } from '../challenge/challenge-field';
import type { Challenge } from '../challenge/use-challenge';
import { signUpMessages } from './sign-up-screen.messages';

type SignUpValues = Pick<SignUpInput, 'name' | 'email' | 'password'>;

export interface SignUpViewProps extends AccountForm<SignUpValues, SignUpValues> {
  readonly challenge: Challenge;
}

/** The sign-up form. */
export function SignUpView(props: SignUpViewProps) {
  const { form, challenge, ...account } = props;
  const t = useMessages(signUpMessages);
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
