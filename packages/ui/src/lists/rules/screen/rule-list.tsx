import type { ConfigList } from '@chatdeck/sdk/constants';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { notLoaded, type LoadedRows } from '#context/loaded.ts';
import { useMessages } from '#messages';
import { FirstRow } from '#lists/first-row.tsx';
import { ListCard, NoMatch } from '#lists/list-card.tsx';
import { ListPanel } from '#lists/list-panel.tsx';
import { useLatest } from '#lists/use-latest.ts';
import { usePagedSearch, type PagedSearch } from '#lists/use-paged-search.ts';
import type { FilterProps, HeaderProps, SearchProps, SelectionProps } from '#lists/list-props.ts';
import { useFindingLayer } from '#lists/config-check/finding-layer.tsx';
import { useCheckedConfig } from '#lists/config-check/use-checked-config.tsx';
import { useListFindings } from '#lists/config-check/use-list-findings.ts';
import { useRowReader } from '#lists/config/row-reader.ts';
import { EmptyRows } from '#lists/example/empty-rows.tsx';
import { HitsNotice } from '#lists/hits/hits-line.tsx';
import { isCounted, useListHits } from '#lists/hits/use-rule-hits.ts';
import { useLock } from '#lists/membership/use-lock.tsx';
import { useMay } from '#lists/session/use-may.ts';
import { TryArea } from '#lists/simulator/try-area.tsx';
import { StillWorks } from '#lists/still-works/still-works.tsx';
import { BulkBar } from '../bulk/bulk-bar';
import { useRowSelection } from '../bulk/use-row-selection';
import { rowFilterMessages } from '../filter/row-filter.messages';
import type { RuleFilter } from '../filter/row-filter.model';
import { useRowFilter, type RowFilterState } from '../filter/use-row-filter';
import { LiftTexts } from '../reorder/lift-texts';
import { useLift } from '../reorder/use-lift';
import type { RowAt } from '../rows/row-changes';
import type { ListRows } from '../rows/use-list-rows';
import { ListNotices } from './list-notices';
import type { RuleListDefinition } from './rule-list-definition';
import { ruleListMessages } from './rule-list.messages';
import { RuleRows } from './rule-rows';
import { searchRows } from './search-rows';
import { useListTools } from './use-list-tools';
import { lockedActions, type FollowedRow, type RowActions } from './use-row-actions';

interface Props<List extends ConfigList> {
  readonly definition: RuleListDefinition<List>;
  readonly list: ListRows;
  readonly actions: RowActions;
  /** The row that was to be opened is not there. */
  readonly isRuleGone?: boolean;
  /** What the host's page says about the list. */
  readonly host?: HeaderProps & SearchProps & SelectionProps & FilterProps<RuleFilter>;
}

const PAGE_SIZE = 20;
const noRows: readonly RowAt[] = [];

/** The rows of a list with search, notices and the primary action. */
export function RuleListView<List extends ConfigList>(props: Props<List>) {
  const { definition, list, isRuleGone = false, host = {} } = props;
  const t = useMessages(ruleListMessages);
  const filtered = useMessages(rowFilterMessages);
  const { Notice } = definition;
  const texts = useMessages(definition.texts);
  const search = usePagedSearch(PAGE_SIZE, host);
  const { pageSize } = search;
  const lock = useLock(definition.isForMembers === true);
  const { isLocked } = lock;
  const actions = isLocked ? lockedActions(props.actions, lock.ask) : props.actions;
  const mayChange = useMay('schedule:write') === true;
  const word = search.query.name;
  const lift = useLift({
    rows: list.rows,
    onMove: actions.moveTo,
    onShow: (at) => search.onPageChange(Math.floor(at / pageSize) + 1),
  });
  const { rows } = lift;
  const readRow = useRowReader();
  const isLoaded = list.saved !== undefined && readRow !== undefined;
  const isEmpty = isLoaded && rows.length === 0;
  const hintOf = useMemo(() => definition.hints?.(rows), [definition, rows]);
  const { findings, check } = useCheckedConfig();
  const findingsOf = useListFindings(definition.list, findings);
  const hitsOf = useListHits(definition.list);
  const filter = useRowFilter({ rows, findingsOf, hitsOf, search, host });
  const found = useMemo(() => searchRows(filter.rows, word), [filter.rows, word]);
  const isWhole = word === undefined && !filter.isOn;
  const layer = useFindingLayer(isLocked || !mayChange);
  const canChange = mayChange && isLoaded;
  const page = Math.min(search.page, Math.max(Math.ceil(found.length / pageSize), 1));
  useFollowedPage(actions.followed, found, search, filter);
  const state = isLoaded ? toPage(list, found, page, pageSize) : notLoaded(list.error, list.retry);
  const shown = state.status === 'ready' ? state.rows : noRows;
  const selection = useRowSelection({ rows, found, shown, host });
  const canDrag = definition.isOrdered === true && canChange && isWhole && rows.length > 1;
  const isSelecting = canChange && !isLocked && selection.isOn;
  const { add, importing, tools } = useListTools({
    definition,
    rows,
    selection: { isOn: isSelecting, toggleMode: isLocked ? lock.ask : selection.toggleMode },
    actions,
    isLoaded,
    isLocked,
    mayChange,
  });
  return (
    <ListPanel
      title={texts.title}
      description={texts.explanation}
      hasHeader={host.hasHeader ?? true}
      actions={add}
      searchLabel={texts.search}
      search={search}
      tools={tools}
      isBare={isEmpty || state.status === 'failed'}
    >
      <ListNotices
        list={list}
        isOrderBack={actions.isOrderBack}
        isRuleGone={isRuleGone}
        isLocked={isLocked}
        isTimed={definition.isTimed ?? false}
        hasRows={!isEmpty}
        filter={filter.choice}
      />
      {Notice ? <Notice /> : null}
      {rows.length > 0 && isCounted(definition.list) ? <HitsNotice list={definition.list} /> : null}
      <TryArea isOffered={!isEmpty && state.status === 'ready'}>
        <FirstRow isEmpty={isEmpty}>
          <ListCard<RowAt>
            state={state}
            search={{ ...search, page }}
            loadingLabel={t.loading}
            countedAs={t.counted}
            empty={
              isEmpty ? (
                <EmptyRows
                  icon={definition.icon}
                  title={texts.emptyTitle}
                  text={texts.emptyText}
                  actions={
                    <>
                      {add}
                      {importing}
                    </>
                  }
                  example={definition.example}
                />
              ) : (
                <NoMatch
                  title={(filter.isOn ? filtered : t).noMatch({ word: word ?? '' })}
                  onClear={() => {
                    filter.clear();
                    search.onSearchChange('');
                  }}
                >
                  {t.noMatchText}
                </NoMatch>
              )
            }
          >
            {({ rows: shownRows, isRefreshing }) => (
              <>
                {isSelecting ? (
                  <BulkBar
                    list={list}
                    selection={selection}
                    foundCount={found.length}
                    isSearch={!isWhole}
                  />
                ) : null}
                {canDrag ? <LiftTexts lift={lift} /> : null}
                {readRow ? (
                  <RuleRows
                    definition={definition}
                    readRow={readRow}
                    rows={shownRows}
                    count={rows.length}
                    hintOf={hintOf}
                    hitsOf={isCounted(definition.list) ? hitsOf : undefined}
                    findingsOf={findingsOf}
                    onFinding={layer.open}
                    actions={actions}
                    isReadOnly={!canChange}
                    canMove={isWhole}
                    lift={canDrag ? lift : undefined}
                    selection={isSelecting ? selection : undefined}
                    isRefreshing={isRefreshing}
                  />
                ) : null}
              </>
            )}
          </ListCard>
        </FirstRow>
        {state.status === 'failed' ? <StillWorks /> : null}
      </TryArea>
      {layer.dialog}
      {lock.dialog}
      {check}
    </ListPanel>
  );
}

/** Turns to the page of a row that an action has made or moved, without a filter that hides it. */
function useFollowedPage(
  followed: FollowedRow | undefined,
  found: readonly RowAt[],
  { onPageChange, pageSize }: Pick<PagedSearch, 'onPageChange' | 'pageSize'>,
  { isOn, clear }: Pick<RowFilterState, 'isOn' | 'clear'>,
) {
  const turnedTo = useRef<FollowedRow>(undefined);
  const latest = useLatest({ clear });
  // Page and filter may be state of the host, which no render of ours may change.
  useLayoutEffect(() => {
    if (followed === turnedTo.current) return;
    const place = found.findIndex(({ at }) => at === followed?.at);
    if (followed && place === -1 && isOn) {
      latest.current.clear();
      return;
    }
    turnedTo.current = followed;
    if (place !== -1) onPageChange(Math.floor(place / pageSize) + 1);
  }, [followed, found, isOn, latest, onPageChange, pageSize]);
}

/** One page of the matching rows. */
function toPage(
  { error, retry, isSaving }: ListRows,
  found: readonly RowAt[],
  page: number,
  pageSize: number,
): LoadedRows<RowAt> {
  return {
    status: 'ready',
    rows: found.slice((page - 1) * pageSize, page * pageSize),
    count: found.length,
    isStale: error !== undefined,
    isRefreshing: isSaving,
    retry,
  };
}
