import { SignUpScreen } from '@chatdeck/ui/account/sign-up';
import { useNavigate } from 'react-router';
import { inviteCode, session } from '../session/session-store';

/** /signup */
export function SignUpPage() {
  const navigate = useNavigate();
  return (
    <SignUpScreen
      inviteCode={inviteCode.get()}
      onSignedUp={({ token, userId }) => {
        session.start(token, userId);
        void navigate('/dashboard', { replace: true });
      }}
    />
  );
}
