import type { AuditGroup } from '@chatdeck/sdk/audit';
import type { PagedSearch } from '#lists/use-paged-search.ts';
import { operatorApi } from '#store/operator.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';

/** Entries per page. */
export const AUDIT_PAGE = 20;

/** A page of the audit trail of the server, newest first. */
export function useOperatorAudit(
  { page, pageSize, search }: PagedSearch,
  group: AuditGroup | 'all',
) {
  const query = operatorApi.useOperatorAuditQuery({
    current: page,
    pageSize,
    ...(search !== undefined && { search }),
    ...(group !== 'all' && { group }),
  });
  return toLoadedRows(query, pageSize);
}
