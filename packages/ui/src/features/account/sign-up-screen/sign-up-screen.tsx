import type { SessionToken } from '@chatdeck/sdk';
import { useForgetTypedEmail } from '../account-form/use-typed-email';
import { SignUpView } from './sign-up-screen.view';
import { useSignUp } from './use-sign-up';

export interface SignUpScreenProps {
  /** The code that came with the invitation; empty without one. */
  readonly inviteCode?: string;
  /** Called once with the new account's session; the host keeps the token. */
  readonly onSignedUp: (session: SessionToken) => void;
}

/** Making an account. */
export function SignUpScreen({ inviteCode = '', onSignedUp }: SignUpScreenProps) {
  const forget = useForgetTypedEmail();
  const enter = (session: SessionToken) => {
    forget();
    onSignedUp(session);
  };
  return <SignUpView {...useSignUp(inviteCode, enter)} />;
}
