import type { SignUpInput } from '@chatdeck/sdk';
import { FormPasswordField, FormTextField, type ZodForm } from '../../../forms';
import { useMessages } from '../../../messages';
import { AuthCard } from '../auth-card';
import { ChallengeField } from '../challenge/challenge-field';
import type { Challenge } from '../challenge/use-challenge';
import { signUpMessages } from './sign-up-screen.messages';

type SignUpValues = Pick<SignUpInput, 'name' | 'email' | 'password'>;

export interface SignUpViewProps extends ZodForm<SignUpValues, SignUpValues> {
  readonly refusal: string | undefined;
  readonly challenge: Challenge;
  readonly onLogIn: () => void;
}

/** The sign-up form. */
export function SignUpView(props: SignUpViewProps) {
  const { form, submit, isSubmitting, refusal, challenge, onLogIn } = props;
  const t = useMessages(signUpMessages);
  return (
    <AuthCard
      title={t.title}
      text={t.text}
      refusal={refusal}
      submitLabel={t.submit}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      otherText={t.hasAccount}
      otherLabel={t.logIn}
      onOther={onLogIn}
    >
      <FormTextField
        control={form.control}
        name="name"
        label={t.name}
        autoComplete="nickname"
        autoFocus
      />
      <FormTextField
        control={form.control}
        name="email"
        label={t.email}
        placeholder={t.emailHint}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <FormPasswordField
        control={form.control}
        name="password"
        label={t.password}
        description={t.passwordHelp}
        autoComplete="new-password"
      />
      <ChallengeField {...challenge} />
    </AuthCard>
  );
}
