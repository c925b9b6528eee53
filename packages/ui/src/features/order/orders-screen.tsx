import type { Order } from '@chatdeck/sdk';
import {
  ORDER_STATE,
  ORDER_STATES,
  type Locale,
  type OrderState,
  textIn,
} from '@chatdeck/sdk/constants';
import { Crown, ReceiptText } from 'lucide-react';
import { forwardRef, type ForwardedRef } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Badge, type BadgeProps } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import {
  ListCard,
  useListHandle,
  usePagedSearch,
  type HeaderProps,
  type ListHandle,
  type ListScreen,
  type PageProps,
} from '#lists';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { formatPrice, planName } from './order.model';
import { ordersMessages } from './orders.messages';
import { ORDERS_PAGE, useOrders } from './use-orders';

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
  const { list, isMember, refresh, pay, buy: onBuy } = useOrders(search);
  useListHandle(listRef, refresh);
  const buy = (
    <Button icon={Crown} onPress={onBuy}>
      {t.buy}
    </Button>
  );
  const isEmpty = list.status === 'ready' && list.count === 0;
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
        empty={
          <EmptyState icon={ReceiptText} title={t.emptyTitle} actions={isMember ? undefined : buy}>
            {isMember ? t.emptyMemberText : t.emptyText}
          </EmptyState>
        }
      >
        {({ rows, isRefreshing }) => (
          <OrderTable rows={rows} isRefreshing={isRefreshing} onPay={pay} />
        )}
      </ListCard>
    </Page>
  );
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

/** Orders; a pending one links to its payment. */
function OrderTable({ rows, isRefreshing, onPay }: Props) {
  const t = useMessages(ordersMessages);
  const { locale } = useChatdeck();
  const columns: readonly Column<Order>[] = [
    {
      id: 'plan',
      header: t.plan,
      narrow: 'main',
      cell: ({ kind }) => planName(kind, locale),
    },
    { id: 'price', header: t.price, isTabular: true, cell: (order) => formatPrice(order, locale) },
    {
      id: 'state',
      header: t.state,
      cell: ({ state }) => <Badge tone={TONES[state]}>{stateName(state, locale)}</Badge>,
    },
    { id: 'created', header: t.created, cell: ({ createdAt }) => <RobotTime at={createdAt} /> },
    {
      id: 'paid',
      header: t.paid,
      cell: ({ paidAt }) => (paidAt === null ? t.notPaid : <RobotTime at={paidAt} />),
    },
    { id: 'order', header: t.order, width: 'xl', isTabular: true, cell: ({ id }) => id },
  ];
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      isRefreshing={isRefreshing}
      actionsLabel={t.actions}
      actions={({ id, state }) =>
        state === ORDER_STATE.pending ? (
          <Button variant="quiet" label={t.payOrder({ id })} onPress={() => onPay(id)}>
            {t.pay}
          </Button>
        ) : null
      }
    />
  );
}
