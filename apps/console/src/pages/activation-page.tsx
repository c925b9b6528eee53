import { ActivationScreen } from '@chatdeck/ui/account';
import { useSearchParams } from 'react-router';

/** /activeemail, where the link of the activation mail leads. */
export default function ActivationPage() {
  const [search] = useSearchParams();
  return <ActivationScreen token={search.get('token') ?? ''} />;
}
