import type { Order } from '@chatdeck/sdk';
import { CODE, ORDER_STATE } from '@chatdeck/sdk/constants';
import { useState, useEffect } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { notLoaded, type NotLoaded } from '#context/loaded.ts';
import { useIsVisible } from '#context/use-is-visible.ts';
import { useMessages } from '#messages';
import { userApi } from '#store/user.api.ts';
import { orderApi } from '#store/order.api.ts';
import { membershipOf } from '../order.model';
import { paymentMessages } from './payment.messages';

const POLL_MS = 1_000;
/** The delay after a failed poll, so that a failing server is not polled every second. */
const POLL_AFTER_FAILURE_MS = 5_000;
/** Polling stops after this time on an abandoned page; an order can be paid for about as long. */
const POLL_LIMIT_MS = 15 * 60_000;

export type PaymentState =
  | NotLoaded
  | { readonly status: 'missing' }
  | { readonly status: 'waiting'; readonly order: Order; readonly watch: Watch }
  | { readonly status: 'paid'; readonly until: string | undefined }
  | { readonly status: 'expired' | 'cancelled'; readonly order: Order };

/** The state of polling for the payment. */
export interface Watch {
  /** The last poll failed. */
  readonly isStale: boolean;
  /** Polling has stopped until `check` is called. */
  readonly isStopped: boolean;
  readonly isChecking: boolean;
  /** Polls at once, and reports if no payment has arrived. */
  readonly check: () => void;
}

/** An order that is being paid. */
export function usePayment(orderId: string): PaymentState {
  const { order, error, refetch, watch } = useOrder(orderId);
  const isPaid = order?.state === ORDER_STATE.paid;
  const user = userApi.useUserQuery(undefined, { skip: !isPaid });
  if (orderId === '') return { status: 'missing' };
  if (order) {
    if (order.state === ORDER_STATE.pending) return { status: 'waiting', order, watch };
    if (order.state !== ORDER_STATE.paid) return { status: order.state, order };
    const membership = user.data && !user.isFetching ? membershipOf(user.data) : undefined;
    return { status: 'paid', until: membership?.kind === 'until' ? membership.at : undefined };
  }
  if (error?.code === CODE.notFound) return { status: 'missing' };
  return notLoaded(error, refetch);
}

function useOrder(orderId: string) {
  const t = useMessages(paymentMessages);
  const { notify } = useChatdeck();
  const isVisible = useIsVisible();
  const limit = useTimeLimit(POLL_LIMIT_MS);
  const [isChecking, setChecking] = useState(false);
  const skip = orderId === '';
  // The state is read before subscribing, because the polling interval depends on it.
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

/** True until `ms` milliseconds have passed; `restart` starts over. */
export function useTimeLimit(ms: number) {
  const [round, setRound] = useState(0);
  const [endedRound, setEndedRound] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setEndedRound(round), ms);
    return () => clearTimeout(timer);
  }, [round, ms]);
  return { isRunning: endedRound !== round, restart: () => setRound(round + 1) };
}
