/** A page number, or a gap between two of them. */
export type PageSlot = number | 'gap-before' | 'gap-after';

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
