import type { Order } from '@chatdeck/sdk';
import { CODE, ORDER_STATE } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { type CallError, isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useIsVisible } from '#context/use-is-visible.ts';
import { useMessages } from '#messages';
import { accountApi } from '#store/account.api.ts';
import { orderApi } from '#store/order.api.ts';
import { membershipOf } from '../order.model';
import { paymentMessages } from './payment.messages';
import { useTimeLimit } from './use-time-limit';

const POLL_MS = 1_000;
/** After a failed look, so that a server in trouble is not asked each second. */
const POLL_AFTER_FAILURE_MS = 5_000;
/** A page that nobody comes back to stops asking after this time; an order can be paid for about as long. */
const POLL_LIMIT_MS = 15 * 60_000;

export type PaymentState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: CallError; readonly retry: () => void }
  | { readonly status: 'waiting'; readonly order: Order; readonly watch: Watch }
  | { readonly status: 'paid'; readonly until: string | undefined }
  | { readonly status: 'expired' }
  | { readonly status: 'cancelled' };

/** How the payment is looked out for. */
export interface Watch {
  /** The last look failed. */
  readonly isStale: boolean;
  /** Nothing is asked any more until `check`. */
  readonly isStopped: boolean;
  readonly isChecking: boolean;
  /** Looks at once, and tells when nothing has arrived. */
  readonly check: () => void;
}

/** An order on its way to being paid. */
export function usePayment(orderId: string): PaymentState {
  const { order, error, refetch, watch } = useOrder(orderId);
  const isPaid = order?.state === ORDER_STATE.paid;
  const user = accountApi.useUserQuery(undefined, { skip: !isPaid });
  if (orderId === '') return { status: 'missing' };
  if (order) {
    if (order.state === ORDER_STATE.pending) return { status: 'waiting', order, watch };
    if (order.state !== ORDER_STATE.paid) return { status: order.state };
    const membership = user.data && !user.isFetching ? membershipOf(user.data) : undefined;
    return { status: 'paid', until: membership?.kind === 'until' ? membership.at : undefined };
  }
  if (!error) return { status: 'loading' };
  if (error.code === CODE.notFound) return { status: 'missing' };
  return { status: 'failed', error, retry: refetch };
}

function useOrder(orderId: string) {
  const t = useMessages(paymentMessages);
  const { notify } = useChatdeck();
  const isVisible = useIsVisible();
  const limit = useTimeLimit(POLL_LIMIT_MS);
  const [isChecking, setChecking] = useState(false);
  const skip = orderId === '';
  // The state before the subscription: what is known of the order decides how often it is asked for.
  const query = orderApi.endpoints.order.useQueryState(orderId, { skip });
  const order = query.data;
  const error = isCallError(query.error) ? query.error : undefined;
  const isPolled = isVisible && limit.isRunning && order?.state === ORDER_STATE.pending;
  const pause = error ? POLL_AFTER_FAILURE_MS : POLL_MS;
  const { refetch } = orderApi.endpoints.order.useQuerySubscription(orderId, {
    skip,
    pollingInterval: isPolled ? pause : 0,
  });

  const check = async () => {
    limit.restart();
    setChecking(true);
    const { data } = await refetch();
    setChecking(false);
    if (data?.state === ORDER_STATE.pending) notify({ tone: 'info', text: t.notYet });
  };
  const watch: Watch = {
    isStale: error !== undefined,
    isStopped: !limit.isRunning,
    isChecking,
    check: () => void check(),
  };
  return { order, error, refetch: () => void refetch(), watch };
}
