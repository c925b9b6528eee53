import { PaymentScreen } from '@chatdeck/ui/order/payment';
import { useSearchParams } from 'react-router';

/** /member/pay; the order is in the address, so that it survives a reload. */
export function PayPage() {
  const [search] = useSearchParams();
  return <PaymentScreen orderId={search.get('order') ?? ''} />;
}
