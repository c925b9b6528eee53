import { PasswordResetScreen } from '@chatdeck/ui/account';
import { useSearchParams } from 'react-router';

/** /reset-psd, where the link of the reset mail leads. */
export default function PasswordResetPage() {
  const [search] = useSearchParams();
  return <PasswordResetScreen token={search.get('token') ?? ''} />;
}
