import { SignUpScreen } from '@chatdeck/ui/account/sign-up';
import { useNavigate, useSearchParams } from 'react-router';
import { redirectTarget } from '../guard/redirect-target';
import { inviteCode, session } from '../session/session-store';

/** /signup */
export function SignUpPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <SignUpScreen
      inviteCode={inviteCode.get()}
      onSignedUp={({ token, userId }) => {
        session.start(token, userId);
        void navigate(redirectTarget(search.get('redirect')), { replace: true });
      }}
    />
  );
}
