import type { ScheduleSource } from './schedule-entry';
import type { PageKind } from './schedule-kind';

/** The open dialog: for a new schedule of a kind, or a stored one. */
export type EditLayer =
  | { readonly kind: 'add'; readonly of: PageKind }
  | { readonly kind: 'edit'; readonly source: ScheduleSource };
