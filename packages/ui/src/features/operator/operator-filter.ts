import type { AuditGroup } from '@chatdeck/sdk/audit';
import type { AccountFilter } from '@chatdeck/sdk/operator';

/** What the lists of the operator's page show, besides what matches their search, by the section that each is in. */
export interface OperatorFilter {
  /** The accounts of one kind. Default `all`. */
  readonly accounts?: AccountFilter | 'all' | undefined;
  /** The entries about one thing. Default `all`. */
  readonly audit?: AuditGroup | 'all' | undefined;
  /** Every setting, or those that were changed. Default `all`. */
  readonly settings?: 'changed' | 'all' | undefined;
}
