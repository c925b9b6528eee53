import type { Plan, UserInfo } from '@chatdeck/sdk';
import { CODE, type MembershipKind } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { Loaded } from '#context/loaded.ts';
import { userApi } from '#store/user.api.ts';
import { orderApi } from '#store/order.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { useActivationMail } from '../../account/activation/use-activation';
import { recommendedOf } from '../order.model';

type PlansState = Loaded<{ readonly user: UserInfo; readonly plans: readonly Plan[] }>;

/** The purchase of a plan. */
export interface Purchase {
  /** At first the recommended one. */
  readonly chosen: Plan | undefined;
  readonly choose: (kind: MembershipKind) => void;
  readonly buy: () => void;
  readonly isPending: boolean;
  /** The account must be activated before it can buy. */
  readonly isActivationNeeded: boolean;
}

/** The plans, the account's membership, and the purchase. */
export function usePlans() {
  const { navigate } = useChatdeck();
  const user = userApi.useUserQuery();
  const plans = orderApi.usePlansQuery();
  const state = toLoaded(
    [user, plans],
    user.data && plans.data && { user: user.data, plans: plans.data.list },
  );
  const purchase = usePurchase(state);
  const activation = useActivationMail();
  return { state, purchase, activation, onOrders: () => navigate({ to: 'member.order' }) };
}

function usePurchase(state: PlansState): Purchase {
  const { navigate } = useChatdeck();
  const [kind, choose] = useState<MembershipKind>();
  const [create, { isLoading, error }] = orderApi.useCreateOrderMutation();
  const isReady = state.status === 'ready';
  const plans = isReady ? state.plans : [];
  const chosen = plans.find((plan) => plan.kind === kind) ?? recommendedOf(plans) ?? plans[0];
  const buy = async () => {
    if (!chosen) return;
    const { data: order } = await create(chosen.kind);
    if (order) navigate({ to: 'member.pay', query: { order: order.id } });
  };
  const isRefused = isCallError(error) && error.code === CODE.activationNeeded;
  return {
    chosen,
    choose,
    buy: () => void buy(),
    isPending: isLoading,
    isActivationNeeded: isRefused || (isReady && !state.user.isActivated),
  };
}
