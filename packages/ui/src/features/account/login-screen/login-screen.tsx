import type { SessionToken } from '@chatdeck/sdk';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { LoginView } from './login-screen.view';
import { useLogin } from './use-login';

export interface LoginScreenProps {
  /** Called once with the new session; the host keeps the token. */
  readonly onLoggedIn: (session: SessionToken) => void;
}

/** Logging in with e-mail and password. */
export function LoginScreen({ onLoggedIn }: LoginScreenProps) {
  const { navigate } = useChatdeck();
  return (
    <LoginView
      {...useLogin(onLoggedIn)}
      onForget={() => navigate({ to: 'password-forget' })}
      onSignUp={() => navigate({ to: 'signup' })}
    />
  );
}
