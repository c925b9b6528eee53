import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { part } from '#theme/part.ts';
import { useMessages } from '#messages';
import { Icon } from '../icon/icon';
import { primitiveMessages } from '../primitives.messages';
import * as css from './pagination.css';

/** A page number, or a gap between two of them. */
type PageSlot = number | 'gap-before' | 'gap-after';

/** The number of pages for a row count; an empty list has one. */
export const pageCount = (count: number, pageSize: number): number =>
  Math.max(1, Math.ceil(count / pageSize));

/** The pages to offer: the first, the last, and those around the current one. */
export function pageSlots(page: number, last: number): PageSlot[] {
  const near = [page - 1, page, page + 1].filter((at) => at > 1 && at < last);
  const slots: PageSlot[] = [1];
  if ((near[0] ?? 2) > 2) slots.push('gap-before');
  slots.push(...near);
  if ((near.at(-1) ?? last - 1) < last - 1) slots.push('gap-after');
  return last > 1 ? [...slots, last] : slots;
}

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** The number of rows on all pages. */
  readonly count: number;
  readonly onPageChange: (page: number) => void;
  /** The number with what is counted, such as `3 位好友`. Default the number. */
  readonly countedAs?: ((count: number) => string) | undefined;
  /** The list that the pages belong to, if a screen has more than one. */
  readonly listLabel?: string | undefined;
}

/**
 * Pagination: the total and, where one page does not hold it, the range of displayed rows and the page links. Leads from a
 * page that the list does not have any more, as when its rows were deleted elsewhere, to its last one.
 */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, count, onPageChange, listLabel } = props;
  const t = useMessages(primitiveMessages);
  const counted = (props.countedAs ?? t.counted)(count);
  const last = pageCount(count, pageSize);
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, count);
  useEffect(() => {
    if (page > last) onPageChange(last);
  }, [page, last, onPageChange]);
  const step = (icon: LucideIcon, label: string, to: number) => (
    <Button
      className={css.page}
      aria-label={label}
      isDisabled={to < 1 || to > last}
      onPress={() => onPageChange(to)}
    >
      <Icon of={icon} size={16} />
    </Button>
  );
  return (
    <nav
      {...part('pagination')}
      className={css.pages}
      aria-label={listLabel === undefined ? t.pages : t.pagesOf({ list: listLabel })}
    >
      <span>{last === 1 ? t.total(counted) : t.range({ from, to, counted })}</span>
      {last === 1 ? null : (
        <span className={css.steps}>
          {step(ChevronLeft, t.previousPage, page - 1)}
          {pageSlots(page, last).map((slot) => (
            <Slot key={slot} slot={slot} page={page} onPress={onPageChange} />
          ))}
          {step(ChevronRight, t.nextPage, page + 1)}
        </span>
      )}
    </nav>
  );
}

interface SlotProps {
  readonly slot: PageSlot;
  readonly page: number;
  readonly onPress: (page: number) => void;
}

function Slot({ slot, page, onPress }: SlotProps) {
  const t = useMessages(primitiveMessages);
  if (typeof slot !== 'number') return <span aria-hidden>…</span>;
  return (
    <Button
      className={css.page}
      aria-label={t.pageNumber({ page: slot })}
      {...(slot === page && { 'aria-current': 'page' as const })}
      onPress={() => onPress(slot)}
    >
      {slot}
    </Button>
  );
}
