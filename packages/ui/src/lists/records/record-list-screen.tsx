import { forwardRef, type ForwardedRef, type ReactNode } from 'react';
import type { LoadedRows } from '#context/loaded.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { FirstRow } from '#lists/first-row.tsx';
import { ListCard } from '#lists/list-card.tsx';
import { ListPanel } from '#lists/list-panel.tsx';
import { useIsBare } from '#lists/use-is-bare.ts';
import { useListHandle } from '#lists/use-list-handle.ts';
import { usePagedSearch, type PagedSearch } from '#lists/use-paged-search.ts';
import type { ListHandle } from '#lists/list-props.ts';
import type { ListScreen, ListScreenProps, SearchedListScreenProps } from '#lists/list-screen.ts';
import { RobotClockNotice } from '#lists/clock/robot-clock-notice.tsx';
import { ConfigGuard } from '#lists/config/config-guard.tsx';
import { EmptyRows } from '#lists/example/empty-rows.tsx';
import { useFindingLayer } from '#lists/config-check/finding-layer.tsx';
import { useCheckedConfig } from '#lists/config-check/use-checked-config.tsx';
import { useRecordFindings } from '#lists/config-check/use-list-findings.ts';
import { AddButton } from '#lists/membership/add-button.tsx';
import { MemberNotice } from '#lists/membership/member-notice.tsx';
import { useLock, type Lock } from '#lists/membership/use-lock.tsx';
import { useMay } from '#lists/session/use-may.ts';
import { StillWorks } from '#lists/still-works/still-works.tsx';
import { TryArea, TryAreas } from '#lists/simulator/try-area.tsx';
import { TryButton } from '#lists/simulator/try-button.tsx';
import { NoRecords } from './no-records';
import { RecordBulk, SelectButton } from './record-bulk';
import { RecordLayers } from './record-layers';
import type { RecordListDefinition } from './record-list-definition';
import { recordListMessages } from './record-list.messages';
import { RecordRows } from './record-rows';
import { RECORDS_PAGE } from './records-page';
import { addressedPage, useOpenedRecord, type OpenedRecord } from './use-opened-record';
import { lockedActions, useRecordActions, type RecordActions } from './use-record-actions';
import { useRecordSelection, type RecordSelection } from './use-record-selection';
import { useRemoveRecords } from './use-remove-records';

interface Props<Row, Input> extends SearchedListScreenProps {
  readonly definition: RecordListDefinition<Row, Input>;
  readonly listRef?: ForwardedRef<ListHandle> | undefined;
}

/** The screen of one list of records. */
export const recordListScreen = <Row, Input>(
  definition: RecordListDefinition<Row, Input>,
): ListScreen<ListScreenProps> => searchedRecordListScreen(definition);

/** The screen of one list of records that can be searched. */
export const searchedRecordListScreen = <Row, Input>(
  definition: RecordListDefinition<Row, Input>,
): ListScreen<SearchedListScreenProps> =>
  forwardRef<ListHandle, SearchedListScreenProps>(function RecordList(props, ref) {
    return <RecordListScreen {...props} definition={definition} listRef={ref} />;
  });

/** The screen of a list of records on the server: pagination, add, edit and delete. */
export function RecordListScreen<Row, Input>(props: Props<Row, Input>) {
  return (
    <PanelBoundary>
      {props.definition.editRobot ? (
        <ConfigGuard>
          <Content {...props} />
        </ConfigGuard>
      ) : (
        <Content {...props} />
      )}
    </PanelBoundary>
  );
}

function Content<Row, Input>({ definition, rule, listRef, hasHeader, ...host }: Props<Row, Input>) {
  const { useRecords, isForMembers = false } = definition;
  const { pageSize: ownPageSize = RECORDS_PAGE } = definition;
  const first = addressedPage(rule, host.pageSize ?? ownPageSize);
  const search = usePagedSearch(ownPageSize, host, first);
  const records = useRecords(search);
  useListHandle(listRef, records.refresh);
  const selection = useRecordSelection(definition, records.list, host);
  const removeAll = useRemoveRecords(definition, records);
  const actions = useRecordActions(definition, records);
  const opened = useOpenedRecord(rule, records.list, definition.keyOf);
  const lock = useLock(isForMembers);
  const view = (
    <RecordListView
      definition={definition}
      list={records.list}
      search={search}
      actions={lock.isLocked ? lockedActions(actions, lock.ask) : actions}
      opened={opened}
      selection={selection}
      onRemoveSelected={definition.referenced ? undefined : removeAll}
      isSelectable={!definition.referenced || host.onSelectionChange !== undefined}
      lock={lock}
      hasHeader={hasHeader ?? true}
    />
  );
  return (
    <>
      {definition.editRobot ? <TryAreas>{view}</TryAreas> : view}
      <RecordLayers definition={definition} actions={actions} />
    </>
  );
}

interface RecordListViewProps<Row, Input> {
  readonly definition: RecordListDefinition<Row, Input>;
  readonly list: LoadedRows<Row>;
  readonly search: PagedSearch;
  readonly actions: RecordActions<Row, Input>;
  readonly opened: OpenedRecord;
  readonly selection: RecordSelection<Row>;
  readonly onRemoveSelected: ((rows: readonly Row[]) => Promise<boolean>) | undefined;
  /** There is something to do with selected records, be it by the host. */
  readonly isSelectable: boolean;
  readonly lock: Lock;
  readonly hasHeader: boolean;
}

/** The records with search and the primary action. */
function RecordListView<Row, Input>(props: RecordListViewProps<Row, Input>) {
  const { definition, list, search, actions, opened, selection, lock } = props;
  const { isLocked } = lock;
  const { Notice } = definition;
  const t = useMessages(recordListMessages);
  const texts = useMessages(definition.texts);
  const { findings, check } = useCheckedConfig(definition.foundAs !== undefined);
  const findingsOf = useRecordFindings(definition.foundAs, findings);
  // Of the lists that a partner's session can have, schedules are the ones with records.
  const mayChange = useMay('schedule:write') === true;
  const layer = useFindingLayer(isLocked || !mayChange);
  const canChange = mayChange && list.status === 'ready';
  const canSelect = canChange && props.isSelectable && list.count > 0;
  const isSelecting = canSelect && !isLocked && selection.isOn;
  const isEmpty =
    list.status === 'ready' && list.count === 0 && search.word === '' && !search.query.name;
  const add = canChange ? (
    <AddButton
      isLocked={isLocked}
      variant={definition.isPart && props.hasHeader ? 'secondary' : 'primary'}
      onAdd={actions.add}
    >
      {texts.add}
    </AddButton>
  ) : null;
  const empty = (
    <EmptyRows
      icon={definition.icon}
      title={texts.emptyTitle}
      text={texts.emptyText}
      actions={add}
      example={definition.example}
    />
  );
  return (
    <Frame
      {...props}
      isBare={isEmpty || list.status === 'failed'}
      action={
        <>
          {definition.editRobot ? <TryButton /> : null}
          {canSelect ? (
            <SelectButton
              isOn={isSelecting}
              onToggle={isLocked ? lock.ask : selection.toggleMode}
            />
          ) : null}
          {add}
        </>
      }
    >
      {isLocked && !definition.isPart ? <MemberNotice /> : null}
      {opened.isGone ? <Banner tone="info">{t.recordGone}</Banner> : null}
      {definition.isTimed ? <RobotClockNotice /> : null}
      {Notice ? <Notice /> : null}
      <TryArea isOffered={!isEmpty && list.status === 'ready'}>
        <FirstRow isEmpty={isEmpty}>
          <ListCard
            state={list}
            search={search}
            loadingLabel={t.loading}
            countedAs={t.counted}
            listLabel={definition.isPart ? texts.title : undefined}
            empty={search.query.name === undefined ? empty : <NoRecords search={search} />}
          >
            {({ rows, count, isRefreshing }) => (
              <>
                {isSelecting ? (
                  <RecordBulk selection={selection} onRemove={props.onRemoveSelected} />
                ) : null}
                <RecordRows
                  definition={definition}
                  rows={rows}
                  isWhole={count === rows.length}
                  isRefreshing={isRefreshing}
                  findingsOf={findingsOf}
                  onFinding={layer.open}
                  actions={canChange ? actions : undefined}
                  onLocked={isLocked ? lock.ask : undefined}
                  opened={opened}
                  selection={isSelecting ? selection : undefined}
                />
              </>
            )}
          </ListCard>
        </FirstRow>
        {list.status === 'failed' && !definition.hasListBelow ? <StillWorks /> : null}
      </TryArea>
      {layer.dialog}
      {lock.dialog}
      {check}
    </Frame>
  );
}

type FrameProps<Row, Input> = Pick<
  RecordListViewProps<Row, Input>,
  'definition' | 'search' | 'hasHeader'
> & {
  readonly action: ReactNode;
  /** There is nothing to do with the list but what the list itself offers. */
  readonly isBare: boolean;
  readonly children: ReactNode;
};

function Frame<Row, Input>(props: FrameProps<Row, Input>) {
  const { definition, search, hasHeader, children } = props;
  const isBare = useIsBare(props.isBare);
  const action = isBare ? null : props.action;
  const texts = useMessages(definition.texts);
  const level: 1 | 2 = definition.isPart ? 2 : 1;
  const { title, explanation: description } = texts;
  const header = { level, title, description, actions: action, hasHeader };
  if (!definition.isSearched) return <Page {...header}>{children}</Page>;
  return (
    <ListPanel {...header} searchLabel={texts.search} search={search} isBare={isBare}>
      {children}
    </ListPanel>
  );
}
