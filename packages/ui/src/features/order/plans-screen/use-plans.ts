import type { Plan, UserInfo } from '@chatdeck/sdk';
import { CODE, type MembershipKind } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { accountApi } from '#store/account.api.ts';
import type { CallError } from '#context/call-error.ts';
import { isCallError } from '#store/list-state.ts';
import { orderApi } from '#store/order.api.ts';
import { toPageState } from '#store/page-state.ts';
import { useActivationMail } from '#features/account/activation-mail/use-activation-mail.ts';

export type PlansState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: CallError; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly user: UserInfo;
      readonly plans: readonly Plan[];
      /** The last look failed; this is what was known before. */
      readonly isStale: boolean;
      readonly retry: () => void;
    };

/** Buying one of the plans. */
export interface Purchase {
  readonly chosen: Plan | undefined;
  readonly choose: (kind: MembershipKind) => void;
  readonly buy: () => void;
  readonly isPending: boolean;
  /** The account has to be activated before it can buy. */
  readonly isActivationNeeded: boolean;
}

/** What can be bought, by whom, and how. */
export function usePlans() {
  const { navigate } = useChatdeck();
  const user = accountApi.useUserQuery();
  const plans = orderApi.usePlansQuery();
  const state = toState(user, plans);
  const purchase = usePurchase(state);
  const activation = useActivationMail();
  return { state, purchase, activation, onOrders: () => navigate({ to: 'member.order' }) };
}

interface Query<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

function toState(user: Query<UserInfo>, plans: Query<{ list: readonly Plan[] }>): PlansState {
  const { error, isStale, retry } = toPageState([user, plans]);
  if (user.data && plans.data) {
    return { status: 'ready', user: user.data, plans: plans.data.list, isStale, retry };
  }
  return error ? { status: 'failed', error, retry } : { status: 'loading' };
}

function usePurchase(state: PlansState): Purchase {
  const { navigate } = useChatdeck();
  const [kind, choose] = useState<MembershipKind>();
  const [create, { isLoading, error }] = orderApi.useCreateOrderMutation();
  const isReady = state.status === 'ready';
  const plans = isReady ? state.plans : [];
  const chosen = plans.find((plan) => plan.kind === kind) ?? plans[0];
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
