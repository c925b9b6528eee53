import type { ConfigList } from '@chatdeck/sdk/constants';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { LoadedRows } from '#context/loaded.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { ListCard, ListPanel, NoMatch, usePagedSearch, type PagedSearch } from '#lists';
import { RobotClockNotice } from '#lists/clock/robot-clock-notice.tsx';
import { LiveBadge } from '#lists/config/live-badge.tsx';
import { MemberNotice } from '#lists/membership/member-notice.tsx';
import { useMembership } from '#lists/membership/use-membership.ts';
import type { RowAt } from '../rows/row-changes';
import type { ListRows } from '../rows/use-list-rows';
import type { RuleListDefinition } from './rule-list-definition';
import { ruleListMessages } from './rule-list.messages';
import { RuleRow } from './rule-row';
import * as css from './rule-row.css';
import { searchRows } from './search-rows';
import type { RowActions } from './use-row-actions';

interface Props<List extends ConfigList> {
  readonly definition: RuleListDefinition<List>;
  readonly list: ListRows;
  readonly actions: RowActions;
}

const PAGE_SIZE = 20;

/** The rows of a list with search, notices and the primary action. */
export function RuleListView<List extends ConfigList>({ definition, list, actions }: Props<List>) {
  const t = useMessages(ruleListMessages);
  const texts = useMessages(definition.texts);
  const search = usePagedSearch(PAGE_SIZE);
  const membership = useMembership();
  const isReadOnly = definition.isForMembers === true && membership.isMember === false;
  const word = search.query.name;
  const found = useMemo(() => searchRows(list.rows, word), [list.rows, word]);
  const hints = useMemo(() => definition.hints?.(list.rows) ?? [], [definition, list.rows]);
  const canAdd = !isReadOnly && list.saved !== undefined;
  const first = Math.min(search.page, Math.max(Math.ceil(found.length / PAGE_SIZE), 1));
  return (
    <ListPanel
      title={texts.title}
      description={texts.explanation}
      hasHeader
      actions={
        canAdd ? (
          <Button isTouch variant="primary" icon={Plus} onPress={actions.add}>
            {texts.add}
          </Button>
        ) : null
      }
      searchLabel={texts.search}
      search={search}
    >
      <ListNotices list={list} isReadOnly={isReadOnly} isTimed={definition.isTimed ?? false} />
      <ListCard<RowAt>
        state={toRowsState(list, found, first, PAGE_SIZE)}
        search={{ ...search, page: first }}
        loadingLabel={t.loading}
        empty={
          <NoRows
            definition={definition}
            search={search}
            onAdd={canAdd ? actions.add : undefined}
          />
        }
      >
        {({ rows, isRefreshing }) => (
          <ol className={css.rules} aria-label={texts.title} aria-busy={isRefreshing}>
            {rows.map((seen) => (
              <RuleRow
                key={seen.at}
                definition={definition}
                seen={seen}
                count={list.rows.length}
                hint={hints[seen.at]}
                actions={isReadOnly ? undefined : actions}
                canMove={word === undefined}
              />
            ))}
          </ol>
        )}
      </ListCard>
    </ListPanel>
  );
}

interface NoRowsProps<List extends ConfigList> extends Pick<Props<List>, 'definition'> {
  readonly search: PagedSearch;
  readonly onAdd: (() => void) | undefined;
}

function NoRows<List extends ConfigList>({ definition, search, onAdd }: NoRowsProps<List>) {
  const t = useMessages(ruleListMessages);
  const texts = useMessages(definition.texts);
  const word = search.query.name;
  if (word !== undefined) {
    return (
      <NoMatch title={t.noMatch({ word })} onClear={() => search.onSearchChange('')}>
        {t.noMatchText}
      </NoMatch>
    );
  }
  return (
    <EmptyState
      icon={definition.icon}
      title={texts.emptyTitle}
      actions={onAdd ? <Button onPress={onAdd}>{texts.add}</Button> : null}
    >
      {texts.emptyText}
    </EmptyState>
  );
}

/** One page of the matching rows, in the loading state of the config. */
function toRowsState(
  { saved, error, retry, isSaving }: ListRows,
  found: readonly RowAt[],
  page: number,
  pageSize: number,
): LoadedRows<RowAt> {
  if (!saved) return error ? { status: 'failed', error, retry } : { status: 'loading' };
  return {
    status: 'ready',
    rows: found.slice((page - 1) * pageSize, page * pageSize),
    count: found.length,
    isStale: error !== undefined,
    isRefreshing: isSaving,
    retry,
  };
}

interface ListNoticesProps {
  readonly list: ListRows;
  readonly isReadOnly: boolean;
  readonly isTimed: boolean;
}

/**
 * The notices above a list: read-only access, the robot's clock, whether the robot has fetched it, and refused
 * changes.
 */
function ListNotices({ list, isReadOnly, isTimed }: ListNoticesProps) {
  const t = useMessages(ruleListMessages);
  const { state, saved, refusal } = list;
  return (
    <>
      {isReadOnly ? <MemberNotice /> : null}
      {isTimed ? <RobotClockNotice /> : null}
      {refusal === undefined ? null : (
        <Banner tone="danger" title={t.refused} isAnnouncedElsewhere>
          {refusal}
        </Banner>
      )}
      {saved && state?.status === 'ready' ? (
        <LiveBadge version={saved.version} liveVersion={state.liveVersion} />
      ) : null}
    </>
  );
}
