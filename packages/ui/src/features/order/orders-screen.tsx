import type { Order } from '@chatdeck/sdk';
import {
  ORDER_STATE,
  ORDER_STATES,
  type Locale,
  type OrderState,
  textIn,
} from '@chatdeck/sdk/constants';
import { Crown, ReceiptText } from 'lucide-react';
import { forwardRef, type ForwardedRef, type ReactNode } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { lazyPart } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Badge, type BadgeProps } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { ListCard } from '#lists/list-card.tsx';
import { useListHandle } from '#lists/use-list-handle.ts';
import { usePagedSearch } from '#lists/use-paged-search.ts';
import type { HeaderProps, ListHandle, PageProps } from '#lists/list-props.ts';
import type { ListScreen } from '#lists/list-screen.ts';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { formatClock, formatPrice, planName, recommendedOf, savingOf } from './order.model';
import { useOffer } from './offer/use-offer';
import { ordersMessages } from './orders.messages';
import { ORDERS_PAGE, useOrders } from './use-orders';

const EmptyOrders = /* @__PURE__ */ lazyPart(() => import('./empty-orders'));

/** Props of the list of orders. */
export interface OrdersScreenProps extends HeaderProps, PageProps {}

/** The orders of the account, with links to pay for pending ones. */
export const OrdersScreen: ListScreen<OrdersScreenProps> = /* @__PURE__ */ forwardRef<
  ListHandle,
  OrdersScreenProps
>(function OrdersScreen(props, ref) {
  return (
    <PanelBoundary>
      <Content {...props} listRef={ref} />
    </PanelBoundary>
  );
});

type ContentProps = OrdersScreenProps & { readonly listRef: ForwardedRef<ListHandle> };

function Content({ hasHeader, listRef, ...host }: ContentProps) {
  const t = useMessages(ordersMessages);
  const search = usePagedSearch(ORDERS_PAGE, host);
  const { list, membership, refresh, pay, buy: onBuy } = useOrders(search);
  const standing = membership.kind;
  useListHandle(listRef, refresh);
  const isEmpty = list.status === 'ready' && list.count === 0;
  const texts = { none: t.buy, until: t.renew, lifetime: t.toMembership };
  const buy = (
    <Button
      isTouch
      icon={Crown}
      variant={isEmpty && standing === 'none' ? 'primary' : 'secondary'}
      onPress={onBuy}
    >
      {texts[standing]}
    </Button>
  );
  return (
    <Page
      title={t.title}
      description={t.description}
      hasHeader={hasHeader}
      actions={isEmpty ? undefined : buy}
    >
      <ListCard
        state={list}
        search={search}
        loadingLabel={t.loading}
        countedAs={t.counted}
        empty={
          <EmptyState icon={ReceiptText} title={t.emptyTitle} actions={buy}>
            {standing === 'none' ? <FirstOrder /> : t.emptyMemberText}
          </EmptyState>
        }
      >
        {({ rows, isRefreshing }) => (
          <OrderTable rows={rows} isRefreshing={isRefreshing} onPay={pay} />
        )}
      </ListCard>
      {isEmpty ? <EmptyOrders membership={membership} /> : null}
    </Page>
  );
}

/** What will be listed, and what the plan that saves most costs. */
function FirstOrder() {
  const t = useMessages(ordersMessages);
  const { locale } = useChatdeck();
  const plans = useOffer() ?? [];
  const best = recommendedOf(plans);
  if (!best) return t.emptyText;
  const plan = planName(best.kind, locale);
  const price = formatPrice(best, locale);
  const offer = t.offer({ plan, price, percent: savingOf(best, plans) ?? 0 });
  return `${t.emptyText}${offer}`;
}

interface Props {
  readonly rows: readonly Order[];
  readonly isRefreshing: boolean;
  readonly onPay: (id: string) => void;
}

const TONES: Readonly<Record<OrderState, NonNullable<BadgeProps['tone']>>> = {
  pending: 'warning',
  paid: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
};

const stateName = (state: OrderState, locale: Locale): string =>
  textIn(ORDER_STATES.find(({ value }) => value === state)?.text, locale) ?? state;

const isPending = ({ state }: Order) => state === ORDER_STATE.pending;

/** The state of an order, with when it was paid or what else became of it. */
function OrderStanding({ order }: { readonly order: Order }) {
  const t = useMessages(ordersMessages);
  const { locale } = useChatdeck();
  const { state, expiresAt, paidAt } = order;
  const meanings = {
    pending: t.payBefore({ time: formatClock(expiresAt) }),
    paid: paidAt === null ? null : <RobotTime at={paidAt} />,
    expired: t.notInTime,
    cancelled: t.notCharged,
  } satisfies Record<OrderState, ReactNode>;
  const meaning = meanings[state];
  return (
    <Stack gap={1}>
      <span>
        <Badge tone={TONES[state]}>{stateName(state, locale)}</Badge>
      </span>
      {meaning === null ? null : (
        <Text size="xs" tone="muted" isTabular>
          {meaning}
        </Text>
      )}
    </Stack>
  );
}

/** Orders; a pending one links to its payment. */
function OrderTable({ rows, isRefreshing, onPay }: Props) {
  const t = useMessages(ordersMessages);
  const { locale } = useChatdeck();
  const columns: readonly Column<Order>[] = [
    {
      id: 'plan',
      header: t.plan,
      narrow: 'main',
      cell: ({ kind, id }) => (
        <Stack gap={1}>
          <Text weight="medium">{planName(kind, locale)}</Text>
          <Text size="xs" tone="muted" isTabular>
            {t.orderOf({ id })}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'price',
      header: t.price,
      width: 'sm',
      isTabular: true,
      cell: (order) => formatPrice(order, locale),
    },
    {
      id: 'state',
      header: t.state,
      width: 'lg',
      cell: (order) => <OrderStanding order={order} />,
    },
    {
      id: 'created',
      header: t.created,
      width: 'md',
      cell: ({ createdAt }) => <RobotTime at={createdAt} />,
    },
  ];
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      isRefreshing={isRefreshing}
      actionsLabel={t.actions}
      {...(rows.some(isPending) && {
        actions: (order: Order) =>
          isPending(order) ? (
            <Button
              variant="quiet"
              label={t.payOrder({ id: order.id })}
              onPress={() => onPay(order.id)}
            >
              {t.pay}
            </Button>
          ) : null,
      })}
    />
  );
}
