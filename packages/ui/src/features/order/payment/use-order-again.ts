import type { MembershipKind } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { orderApi } from '#store/order.api.ts';
import { useOffer } from '../offer/use-offer';

/** Orders a plan anew at its price of today; without a plan while it is not for sale. */
export function useOrderAgain(kind: MembershipKind) {
  const { navigate } = useChatdeck();
  const plan = useOffer()?.find((offered) => offered.kind === kind);
  const [create, { isLoading }] = orderApi.useCreateOrderMutation();
  const order = async () => {
    const { data } = await create(kind);
    if (data) navigate({ to: 'member.pay', query: { order: data.id } });
  };
  return { plan, isPending: isLoading, order: () => void order() };
}
