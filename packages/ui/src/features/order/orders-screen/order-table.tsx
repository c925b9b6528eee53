import type { Order } from '@chatdeck/sdk';
import { ORDER_STATE, ORDER_STATES, type Locale, type OrderState } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Badge, type BadgeProps } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { formatPrice, planName } from '../order.model';
import { ordersMessages } from './orders.messages';

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
  ORDER_STATES.find(({ value }) => value === state)?.text[locale] ?? state;

/** Orders; a pending one links to its payment. */
export function OrderTable({ rows, isRefreshing, onPay }: Props) {
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
    { id: 'order', header: t.order, isTabular: true, cell: ({ id }) => id },
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
