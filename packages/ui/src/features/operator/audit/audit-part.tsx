import type { OperatorAuditEntry } from '@chatdeck/sdk';
import { AUDIT_GROUPS, type AuditGroup } from '@chatdeck/sdk/audit';
import { History } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { ListCard } from '#lists/list-card.tsx';
import { usePagedSearch } from '#lists/use-paged-search.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { Text } from '#primitives/text/text.tsx';
import { activityMessages } from '#features/account/activity/activity.messages.ts';
import { ActivityTable } from '#features/account/activity/activity-table.tsx';
import type { FilterProps } from '#lists/list-props.ts';
import { FindBar, useKind } from '../find-bar';
import type { OperatorFilter } from '../operator-filter';
import { operatorAuditMessages } from './audit.messages';
import { AUDIT_PAGE, useOperatorAudit } from './use-operator-audit';

const ChangesDialog = /* @__PURE__ */ lazyDialog(
  () => import('#features/account/activity/changes-dialog.tsx'),
);

/** Who changed what in every account, and what operators changed of the server. */
export function AuditPart({ filter, onFilterChange }: FilterProps<OperatorFilter>) {
  const t = useMessages(operatorAuditMessages);
  const entries = useMessages(activityMessages);
  const search = usePagedSearch(AUDIT_PAGE);
  const { kind, choose, isFiltered, showAll } = useKind<AuditGroup>(search, AUDIT_GROUPS, {
    filter: filter && (filter.audit ?? 'all'),
    onFilterChange: (audit) => onFilterChange?.({ ...filter, audit }),
  });
  const list = useOperatorAudit(search, kind);
  const [opened, setOpened] = useState<OperatorAuditEntry>();
  return (
    <>
      <FindBar
        search={search}
        searchLabel={t.search}
        kinds={AUDIT_GROUPS}
        kindLabel={t.kind}
        allLabel={t.allKinds}
        kind={kind}
        onKindChange={choose}
      />
      <ListCard
        state={list}
        search={search}
        loadingLabel={t.loading}
        countedAs={entries.counted}
        empty={
          isFiltered ? (
            <EmptyState
              icon={History}
              title={t.noneTitle}
              actions={<Button onPress={showAll}>{t.showAll}</Button>}
            >
              {t.noneText}
            </EmptyState>
          ) : (
            <EmptyState icon={History} title={t.emptyTitle}>
              {t.emptyText}
            </EmptyState>
          )
        }
      >
        {({ rows, isRefreshing }) => (
          <ActivityTable
            rows={rows}
            isRefreshing={isRefreshing}
            onOpen={setOpened}
            ofAccount={{
              id: 'account',
              header: t.account,
              cell: ({ email }) => email || <Text tone="second">{t.server}</Text>,
            }}
          />
        )}
      </ListCard>
      {opened ? <ChangesDialog entry={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}
