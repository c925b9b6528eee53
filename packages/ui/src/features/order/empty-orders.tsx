import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { PlanOffer } from './offer/plan-offer';
import { formatMoment, type Membership } from './order.model';
import { ordersMessages } from './orders.messages';
import { MemberFeatures } from './payment/what-comes';

interface Props {
  readonly membership: Membership;
}

/** Below a list without orders: what is sold, or what the account has without having bought it here. */
export default function EmptyOrders({ membership }: Props) {
  const t = useMessages(ordersMessages);
  const { locale } = useChatdeck();
  if (membership.kind === 'none') return <PlanOffer />;
  const length =
    membership.kind === 'until'
      ? t.until({ time: formatMoment(membership.at, locale) })
      : t.forever;
  return (
    <Card title={t.yours} actions={length}>
      <MemberFeatures />
    </Card>
  );
}
