import { PaymentScreen } from '@chatdeck/ui/order/payment';
import { useSearchParams } from 'react-router';

/** /member/pay; the order is in the address, so that a reload goes on with it. */
export function PayPage() {
  const [search] = useSearchParams();
  return <PaymentScreen orderId={search.get('order') ?? ''} />;
}
