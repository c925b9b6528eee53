import { PasswordResetScreen } from '@chatdeck/ui/account/password-reset';
import { useSearchParams } from 'react-router';

/** /reset-psd, the target of the link in the reset mail. */
export function PasswordResetPage() {
  const [search] = useSearchParams();
  return <PasswordResetScreen token={search.get('token') ?? ''} />;
}
