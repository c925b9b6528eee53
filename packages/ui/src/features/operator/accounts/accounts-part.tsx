import type { OperatorAccount } from '@chatdeck/sdk';
import { isVip } from '@chatdeck/sdk/constants';
import { ACCOUNT_FILTERS, type AccountFilter } from '@chatdeck/sdk/operator';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { ListCard } from '#lists/list-card.tsx';
import { usePagedSearch } from '#lists/use-paged-search.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { FilterProps } from '#lists/list-props.ts';
import { FindBar, useKind } from '../find-bar';
import type { OperatorFilter } from '../operator-filter';
import { accountsMessages } from './accounts.messages';
import { ACCOUNTS_PAGE, useAccounts } from './use-accounts';

const AccountDialog = lazyDialog(() => import('./account-dialog'));

/** The accounts of the server: found, and opened one by one. */
export function AccountsPart({ filter, onFilterChange }: FilterProps<OperatorFilter>) {
  const t = useMessages(accountsMessages);
  const search = usePagedSearch(ACCOUNTS_PAGE);
  const { kind, choose, showAll } = useKind<AccountFilter>(search, ACCOUNT_FILTERS, {
    filter: filter && (filter.accounts ?? 'all'),
    onFilterChange: (accounts) => onFilterChange?.({ ...filter, accounts }),
  });
  const list = useAccounts(search, kind);
  const [opened, setOpened] = useState<OperatorAccount>();
  return (
    <>
      <FindBar
        search={search}
        searchLabel={t.search}
        kinds={ACCOUNT_FILTERS}
        kindLabel={t.filter}
        allLabel={t.all}
        kind={kind}
        onKindChange={choose}
      />
      <ListCard
        state={list}
        search={search}
        loadingLabel={t.loading}
        countedAs={t.counted}
        empty={
          <EmptyState
            icon={Users}
            title={t.none}
            actions={<Button onPress={showAll}>{t.showAll}</Button>}
          >
            {t.noneText}
          </EmptyState>
        }
      >
        {({ rows, isRefreshing }) => (
          <AccountTable rows={rows} isRefreshing={isRefreshing} onOpen={setOpened} />
        )}
      </ListCard>
      {opened === undefined ? null : (
        <AccountDialog id={opened.id} email={opened.email} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

interface TableProps {
  readonly rows: readonly OperatorAccount[];
  readonly isRefreshing: boolean;
  readonly onOpen: (account: OperatorAccount) => void;
}

function AccountTable({ rows, isRefreshing, onOpen }: TableProps) {
  const t = useMessages(accountsMessages);
  const columns: readonly Column<OperatorAccount>[] = [
    {
      id: 'account',
      header: t.account,
      narrow: 'main',
      cell: (account) => <Who account={account} />,
    },
    {
      id: 'membership',
      header: t.membership,
      width: 'lg',
      cell: (account) => <Membership account={account} />,
    },
    {
      id: 'created',
      header: t.created,
      width: 'lg',
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
      actions={(account) => (
        <Button
          variant="quiet"
          label={t.openOf({ email: account.email })}
          onPress={() => onOpen(account)}
        >
          {t.open}
        </Button>
      )}
    />
  );
}

interface AccountProps {
  readonly account: OperatorAccount;
}

function Who({ account }: AccountProps) {
  const t = useMessages(accountsMessages);
  const { email, name, activatedAt, blockedAt, deletionAt, isOperator } = account;
  return (
    <Stack gap={1}>
      <Row wraps>
        {email}
        {isOperator ? <Badge tone="accent">{t.operator}</Badge> : null}
        {blockedAt === null ? null : <Badge tone="danger">{t.blocked}</Badge>}
        {deletionAt === null ? null : <Badge tone="warning">{t.closing}</Badge>}
        {activatedAt === null ? <Badge>{t.notActivated}</Badge> : null}
      </Row>
      <Text tone="second" size="xs">
        {name}
      </Text>
    </Stack>
  );
}

function Membership({ account }: AccountProps) {
  const t = useMessages(accountsMessages);
  if (!isVip(account)) return <Text tone="second">{t.noMember}</Text>;
  return account.memberUntil === null ? t.lifetime : <RobotTime at={account.memberUntil} />;
}
