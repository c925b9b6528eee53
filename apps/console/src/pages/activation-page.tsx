import { ActivationScreen } from '@chatdeck/ui/account/activation';
import { useSearchParams } from 'react-router';

/** /activeemail, the target of the link in the activation mail. */
export function ActivationPage() {
  const [search] = useSearchParams();
  return <ActivationScreen token={search.get('token') ?? ''} />;
}
