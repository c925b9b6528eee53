import type { OperatorAuditEntry } from '@chatdeck/sdk';
import { textIn } from '@chatdeck/sdk/constants';
import { AUDIT_GROUPS, type AuditGroup } from '@chatdeck/sdk/audit';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { ListCard, usePagedSearch } from '#lists';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { SearchField } from '#primitives/search-field/search-field.tsx';
import { Select } from '#primitives/select/select.tsx';
import { Text } from '#primitives/text/text.tsx';
import { ActivityTable } from '#features/account/activity/activity-table.tsx';
import { ChangesDialog } from '#features/account/activity/changes-dialog.tsx';
import * as css from '../operator.css';
import { operatorAuditMessages } from './audit.messages';
import { AUDIT_PAGE, useOperatorAudit } from './use-operator-audit';

/** Who changed what in every account, and what operators changed of the server. */
export function AuditPart() {
  const t = useMessages(operatorAuditMessages);
  const { locale } = useChatdeck();
  const search = usePagedSearch(AUDIT_PAGE);
  const [group, setGroup] = useState<AuditGroup | 'all'>('all');
  const [opened, setOpened] = useState<OperatorAuditEntry>();
  const list = useOperatorAudit(search, group);
  const choose = (next: typeof group) => {
    setGroup(next);
    if (search.page !== 1) search.onPageChange(1);
  };
  const showAll = () => {
    search.onSearchChange('');
    choose('all');
  };
  return (
    <>
      <div className={css.bar}>
        <SearchField label={t.search} value={search.word} onChange={search.onSearchChange} />
        <Select
          label={t.kind}
          items={[
            { id: 'all' as const, label: t.allKinds },
            ...AUDIT_GROUPS.map(({ value: id, text }) => ({ id, label: textIn(text, locale) })),
          ]}
          value={group}
          onChange={(next) => next !== null && choose(next)}
        />
      </div>
      <ListCard
        state={list}
        search={search}
        loadingLabel={t.loading}
        empty={
          <EmptyState
            icon={History}
            title={t.emptyTitle}
            actions={<Button onPress={showAll}>{t.showAll}</Button>}
          >
            {t.emptyText}
          </EmptyState>
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
      <ChangesDialog entry={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
