import type { OperatorPlan } from '@chatdeck/sdk';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useIsOwn } from '#lists/session/use-may.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { formatPrice, planName } from '#features/order/order.model.ts';
import { PlanDialog } from './plan-dialog';
import { operatorPlansMessages } from './plans.messages';
import { useOperatorPlans } from './use-operator-plans';

/** What memberships cost, and whether each is sold. */
export function PlansPart() {
  const t = useMessages(operatorPlansMessages);
  const state = useOperatorPlans();
  const [opened, setOpened] = useState<OperatorPlan>();
  return (
    <>
      <Card isFlush>
        <LoadedPart state={state} label={t.loading} rows={4}>
          {({ list }) => <PlanTable rows={list} onOpen={setOpened} />}
        </LoadedPart>
      </Card>
      {opened === undefined ? null : (
        <PlanDialog plan={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

interface TableProps {
  readonly rows: readonly OperatorPlan[];
  readonly onOpen: (plan: OperatorPlan) => void;
}

function PlanTable({ rows, onOpen }: TableProps) {
  const t = useMessages(operatorPlansMessages);
  const { locale } = useChatdeck();
  const isOwn = useIsOwn();
  const columns: readonly Column<OperatorPlan>[] = [
    {
      id: 'plan',
      header: t.plan,
      narrow: 'main',
      cell: ({ kind }) => planName(kind, locale),
    },
    { id: 'price', header: t.price, isTabular: true, cell: (plan) => formatPrice(plan, locale) },
    {
      id: 'lasts',
      header: t.lasts,
      cell: ({ months }) => (months === null ? t.lifetime : t.months(months)),
    },
    {
      id: 'sold',
      header: t.sold,
      cell: ({ isSold }) =>
        isSold ? <Badge tone="success">{t.isSold}</Badge> : <Badge>{t.isNotSold}</Badge>,
    },
  ];
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={rows}
      rowId={({ kind }) => kind}
      actionsLabel={t.actions}
      {...(isOwn !== false && {
        actions: (plan: OperatorPlan) => (
          <Button
            variant="quiet"
            label={t.changeOf({ plan: planName(plan.kind, locale) })}
            onPress={() => onOpen(plan)}
          >
            {t.change}
          </Button>
        ),
      })}
    />
  );
}
