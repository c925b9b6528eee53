import { CalendarClock } from 'lucide-react';
import { forwardRef, useMemo, useRef, useState, type ForwardedRef } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { Page } from '#primitives/page/page.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { SearchField } from '#primitives/search-field/search-field.tsx';
import { ListCard, NoMatch } from '#lists/list-card.tsx';
import { useIsBare } from '#lists/use-is-bare.ts';
import { useListHandle } from '#lists/use-list-handle.ts';
import { usePagedSearch } from '#lists/use-paged-search.ts';
import type {
  HeaderProps,
  ListHandle,
  SearchProps,
  SelectionProps,
  SortProps,
} from '#lists/list-props.ts';
import type { ListScreen } from '#lists/list-screen.ts';
import { ConfigGuard } from '#lists/config/config-guard.tsx';
import { MalformedConfig, MissingConfig } from '#lists/config/missing-config.tsx';
import { useFindingLayer } from '#lists/config-check/finding-layer.tsx';
import { StillWorks } from '#lists/still-works/still-works.tsx';
import { useHostSelection } from '#lists/selection/use-selected.ts';
import { ChannelList } from '#features/batch-task/channel/channel-list.tsx';
import { useChannelFirst } from '#features/batch-task/channel/use-channel-first.ts';
import * as css from './all.css';
import { allSchedulesMessages } from './all.messages';
import type { EditLayer } from './edit-layer';
import { FoldableWeek } from './foldable-week';
import { KindTabs } from './kind-tabs';
import { useKindTexts } from './kind-texts';
import type { ScheduleEntry } from './schedule-entry';
import { isOfPage, KIND_ICONS, MEMBER_KINDS, PAGE_KINDS, type PageKind } from './schedule-kind';
import { AddSchedule } from './add-schedule';
import { pageOfFound } from './page-of-found';
import { ScheduleNotices, ScheduleVersion } from './schedule-notices';
import { SchedulesTable } from './schedules-table';
import { useEntryActions } from './use-entry-actions';
import { useEntryTitles } from './use-entry-titles';
import { useFoundEntries, useOpenedEntry } from './use-found-entries';
import { useSchedules } from './use-schedules';
import { useSortedEntries, type ScheduleSort } from './use-sorted-entries';

const EntryEditor = lazyDialog(() => import('./entry-editor'));

/** Rows of a page. */
const PAGE_SIZE = 20;

export type { ScheduleSort } from './use-sorted-entries';

/** Props of the table of schedules. */
export interface SchedulesScreenProps
  extends HeaderProps, SearchProps, SelectionProps, SortProps<ScheduleSort> {
  /** The filter by kind of this page; the others are pages that the host navigates to. Default all kinds. */
  readonly kind?: PageKind;
  /** The schedule that is opened, as `rule` of an intent to navigate here says it. */
  readonly rule?: string | undefined;
  /** The week is folded at first. Default in a window that has no room for it above the table. */
  readonly isWeekFolded?: boolean | undefined;
  /** Called when the user folds or unfolds the week, so that a host can remember it. */
  readonly onWeekFold?: (isFolded: boolean) => void;
}

/**
 * Every schedule of the account as one table beside the week, or those of one kind: add, edit, pause, duplicate, run
 * now, delete and undo, one or many.
 */
export const SchedulesScreen: ListScreen<SchedulesScreenProps> = /* @__PURE__ */ forwardRef<
  ListHandle,
  SchedulesScreenProps
>(function SchedulesScreen(props, ref) {
  return (
    <PanelBoundary>
      <ConfigGuard>
        {/* Remounted per kind, so that page, search and selection are reset. */}
        <Content key={props.kind ?? ''} {...props} listRef={ref} />
      </ConfigGuard>
    </PanelBoundary>
  );
});

type ContentProps = SchedulesScreenProps & { readonly listRef: ForwardedRef<ListHandle> };

function Content({
  kind,
  rule,
  hasHeader,
  listRef,
  isWeekFolded,
  onWeekFold,
  ...host
}: ContentProps) {
  const t = useMessages(allSchedulesMessages);
  const texts = useKindTexts(kind);
  const { config, state, isMember, mayChange, refresh } = useSchedules(kind);
  const channels = useRef<ListHandle>(null);
  useListHandle(listRef, () => {
    refresh();
    channels.current?.refresh();
  });
  const titleOf = useEntryTitles();
  const actions = useEntryActions(config);
  const search = usePagedSearch(PAGE_SIZE, host);
  const { pageSize } = search;
  const [layer, setLayer] = useState<EditLayer>();
  const [selection, setSelection] = useHostSelection(host);
  const findings = useFindingLayer(!mayChange);
  const entries = state.status === 'ready' ? state.entries : undefined;
  const ofKind = useMemo(
    () => (entries ?? []).filter((entry) => isOfPage(entry.kind, kind)),
    [entries, kind],
  );
  const word = search.query.name;
  const matching = useFoundEntries(ofKind, word, titleOf);
  const { sorted: found, sort, setSort } = useSortedEntries(matching, host);
  const opened = useOpenedEntry(rule, entries && ofKind, pageSize);
  // The way to the first is in the list that has none.
  const isBare = useIsBare(state.status === 'ready' && ofKind.length === 0);
  const page = Math.min(
    opened.page ?? search.page,
    Math.max(Math.ceil(found.length / pageSize), 1),
  );
  const configStatus = config.state?.status;
  const needsConfig = kind !== 'reminder' && kind !== 'content';
  const isBroken = configStatus === 'missing' || configStatus === 'malformed';
  const kinds = PAGE_KINDS.filter((one) => (kind ?? one) === one);
  const locked = new Set(isMember ? [] : kinds.filter((one) => MEMBER_KINDS.has(one)));
  // A channel comes before its tasks.
  const { isChannelFirst, haveBothFailed } = useChannelFirst(kind === 'content');
  const hasChannels = kind === 'content' && !haveBothFailed;
  const add = (of: PageKind) => setLayer({ kind: 'add', of });
  if (needsConfig && isBroken) {
    return (
      <Page title={texts.title} description={texts.explanation} hasHeader={hasHeader}>
        {configStatus === 'missing' ? <MissingConfig /> : <MalformedConfig />}
      </Page>
    );
  }
  const adding =
    mayChange && state.status === 'ready' ? (
      <AddSchedule kind={kind} kinds={kinds} locked={locked} onAdd={add} />
    ) : null;
  return (
    <div className={css.page}>
      <Page
        title={texts.title}
        description={texts.explanation}
        hasHeader={hasHeader}
        actions={isBare ? null : adding}
      >
        <KindTabs
          kind={kind}
          entries={state.status === 'ready' && state.areAll ? entries : undefined}
        />
        <ScheduleNotices
          kind={kind}
          config={config}
          missing={state.status === 'ready' ? state.missing : []}
          onRetry={state.status === 'ready' ? state.retry : undefined}
          isForMembers={kind !== undefined && locked.has(kind)}
          isGone={opened.isGone}
        />
        {state.status === 'failed' ? null : (
          <FoldableWeek kind={kind} isFoldedAtFirst={isWeekFolded} onFold={onWeekFold} />
        )}
        {ofKind.length === 0 ? null : (
          <div className={css.tools}>
            <SearchField label={t.search} value={search.word} onChange={search.onSearchChange} />
            {needsConfig ? <ScheduleVersion config={config} /> : null}
          </div>
        )}
        {isChannelFirst ? null : (
          <ListCard<ScheduleEntry>
            state={pageOfFound(state, found, { page, pageSize, isRefreshing: config.isSaving })}
            search={{
              ...search,
              page,
              onPageChange: (to) => {
                opened.leave();
                search.onPageChange(to);
              },
            }}
            loadingLabel={t.loading}
            countedAs={t.counted}
            empty={
              word === undefined ? (
                <EmptyState
                  icon={kind ? KIND_ICONS[kind] : CalendarClock}
                  title={texts.emptyTitle}
                  actions={adding}
                >
                  {texts.emptyText}
                </EmptyState>
              ) : (
                <NoMatch title={t.noMatch({ word })} onClear={() => search.onSearchChange('')}>
                  {t.noMatchText}
                </NoMatch>
              )
            }
          >
            {({ rows, isRefreshing }) => (
              <SchedulesTable
                rows={rows}
                found={found}
                isRefreshing={isRefreshing}
                hasKinds={ofKind.some((entry) => entry.kind !== kind)}
                titleOf={titleOf}
                actions={actions}
                onEdit={({ source }) => setLayer({ kind: 'edit', source })}
                onFinding={findings.open}
                selection={selection}
                onSelectionChange={setSelection}
                sort={sort}
                onSortChange={(next) => {
                  opened.leave();
                  search.onPageChange(1);
                  setSort(next);
                }}
                opened={opened.id}
              />
            )}
          </ListCard>
        )}
        {state.status === 'failed' && !hasChannels ? <StillWorks on="week" /> : null}
      </Page>
      {hasChannels ? <ChannelList ref={channels} hasHeader={!isChannelFirst} /> : null}
      {layer ? (
        <DialogBoundary isOpen>
          <EntryEditor layer={layer} config={config} onClose={() => setLayer(undefined)} />
        </DialogBoundary>
      ) : null}
      {findings.dialog}
    </div>
  );
}
