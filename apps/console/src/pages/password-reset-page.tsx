import { PasswordResetScreen } from '@chatdeck/ui/account/password-reset';
import { useSearchParams } from 'react-router';

/** /reset-psd, where the link of the reset mail leads. */
export function PasswordResetPage() {
  const [search] = useSearchParams();
  return <PasswordResetScreen token={search.get('token') ?? ''} />;
}
