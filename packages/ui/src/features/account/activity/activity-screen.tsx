import type { AuditEntry } from '@chatdeck/sdk';
import { textIn } from '@chatdeck/sdk/constants';
import { AUDIT_GROUPS } from '@chatdeck/sdk/audit';
import { History } from 'lucide-react';
import { forwardRef, useState, type ForwardedRef } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { lazyDialog } from '#context/lazy-part.tsx';
import { ListCard } from '#lists/list-card.tsx';
import { useListHandle } from '#lists/use-list-handle.ts';
import { usePagedSearch } from '#lists/use-paged-search.ts';
import type { FilterProps, HeaderProps, ListHandle, PageProps } from '#lists/list-props.ts';
import type { ListScreen } from '#lists/list-screen.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { Select } from '#primitives/select/select.tsx';
import { WithSafety } from '../safety/with-safety';
import * as css from './activity.css';
import { activityMessages } from './activity.messages';
import { ActivityDays } from './activity-days';
import { PERIODS, type ActivityFilter, type readFilter } from './activity.model';
import { ACTIVITY_PAGE, useActivity } from './use-activity';

const ChangesDialog = /* @__PURE__ */ lazyDialog(() => import('./changes-dialog'));

export type { ActivityFilter } from './activity.model';

/** Props of the list of what was changed in the account. */
export interface ActivityScreenProps extends HeaderProps, PageProps, FilterProps<ActivityFilter> {}

/** Who changed what in the account, when and from where, with what it was before. */
export const ActivityScreen: ListScreen<ActivityScreenProps> = /* @__PURE__ */ forwardRef<
  ListHandle,
  ActivityScreenProps
>(function ActivityScreen(props, ref) {
  return (
    <PanelBoundary>
      <Content {...props} listRef={ref} />
    </PanelBoundary>
  );
});

type ContentProps = ActivityScreenProps & { readonly listRef: ForwardedRef<ListHandle> };

function Content({ hasHeader, listRef, ...host }: ContentProps) {
  const t = useMessages(activityMessages);
  const search = usePagedSearch(ACTIVITY_PAGE, host);
  const { list, refresh, filter, setFilter, isFiltered, showAll } = useActivity(search, host);
  const [opened, setOpened] = useState<AuditEntry>();
  useListHandle(listRef, refresh);
  return (
    <Page title={t.title} description={t.description} hasHeader={hasHeader}>
      <WithSafety at="user.activity">
        <Filters
          filter={filter}
          onChange={(next) => {
            setFilter(next);
            search.onPageChange(1);
          }}
        />
        <ListCard
          state={list}
          search={search}
          loadingLabel={t.loading}
          countedAs={t.counted}
          empty={
            isFiltered ? (
              <EmptyState
                icon={History}
                title={t.noneTitle}
                actions={
                  <Button
                    onPress={() => {
                      showAll();
                      search.onPageChange(1);
                    }}
                  >
                    {t.showAll}
                  </Button>
                }
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
            <ActivityDays rows={rows} isRefreshing={isRefreshing} onOpen={setOpened} />
          )}
        </ListCard>
      </WithSafety>
      {opened ? <ChangesDialog entry={opened} onClose={() => setOpened(undefined)} /> : null}
    </Page>
  );
}

interface FiltersProps {
  readonly filter: ReturnType<typeof readFilter>;
  readonly onChange: (filter: ActivityFilter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const t = useMessages(activityMessages);
  const { locale } = useChatdeck();
  const groups = AUDIT_GROUPS.map(({ value: id, text }) => ({ id, label: textIn(text, locale) }));
  return (
    <div className={css.filters}>
      <Select
        label={t.kind}
        items={[{ id: 'all' as const, label: t.allKinds }, ...groups]}
        value={filter.group}
        onChange={(group) => group !== null && onChange({ ...filter, group })}
      />
      <Select
        label={t.period}
        items={PERIODS.map((id) => ({ id, label: t[id] }))}
        value={filter.period}
        onChange={(period) => period !== null && onChange({ ...filter, period })}
      />
    </div>
  );
}
