import { skipToken } from '@reduxjs/toolkit/query/react';
import { isCallError } from '#store/list-state.ts';
import { materialApi } from '#store/material.api.ts';
import { toFormValues } from './material-dialog.model';
import type { MaterialSource } from './material-source';

/** The stored material that is edited; ready at once when one is added. */
export function useMaterialSource(id: string | undefined) {
  const query = materialApi.useMaterialQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const values = query.currentData && toFormValues(query.currentData);
  return {
    source: toSource(id, query, values !== undefined),
    values,
    /** What is stored, which the form stands on. */
    material: query.currentData,
  };
}

type Query = ReturnType<typeof materialApi.useMaterialQuery>;

function toSource(id: string | undefined, query: Query, hasValues: boolean): MaterialSource {
  if (id === undefined || hasValues) return { status: 'ready' };
  if (isCallError(query.error) && !query.isFetching) {
    return { status: 'failed', error: query.error, retry: () => void query.refetch() };
  }
  return { status: 'loading' };
}
