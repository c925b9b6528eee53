import { ActivationScreen } from '@chatdeck/ui/account/activation';
import { useSearchParams } from 'react-router';

/** /activeemail, where the link of the activation mail leads. */
export function ActivationPage() {
  const [search] = useSearchParams();
  return <ActivationScreen token={search.get('token') ?? ''} />;
}
