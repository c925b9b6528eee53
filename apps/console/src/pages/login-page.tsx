import { LoginScreen } from '@chatdeck/ui/account/login';
import { useNavigate, useSearchParams } from 'react-router';
import { redirectTarget } from '../guard/redirect-target';
import { session } from '../session/session-store';

/** /login */
export function LoginPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <LoginScreen
      onLoggedIn={({ token, userId }) => {
        session.start(token, userId);
        void navigate(redirectTarget(search.get('redirect')), { replace: true });
      }}
    />
  );
}
