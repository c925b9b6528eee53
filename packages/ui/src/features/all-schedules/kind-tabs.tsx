import { useMessages } from '#messages';
import { PlaceTabs } from '#primitives/place-tabs/place-tabs.tsx';
import { allSchedulesMessages } from './all.messages';
import type { ScheduleEntry } from './schedule-entry';
import { isOfPage, PAGE_KINDS, PLACES_OF, type PageKind } from './schedule-kind';

interface KindTabsProps {
  /** Undefined for all kinds. */
  readonly kind: PageKind | undefined;
  /** Every schedule; undefined until all have come, so that no count is of a part of them. */
  readonly entries: readonly ScheduleEntry[] | undefined;
}

/** The filters by kind, each a page of its own. */
export function KindTabs({ kind: current, entries }: KindTabsProps) {
  const t = useMessages(allSchedulesMessages);
  return (
    <PlaceTabs
      label={t.kinds}
      tabs={[
        {
          to: 'schedule.week',
          label: t.every,
          count: entries?.length,
          isCurrent: current === undefined,
        },
        ...PAGE_KINDS.map((kind) => ({
          to: PLACES_OF[kind][0],
          label: t[kind],
          count: entries?.filter((entry) => isOfPage(entry.kind, kind)).length,
          isCurrent: kind === current,
        })),
      ]}
    />
  );
}
