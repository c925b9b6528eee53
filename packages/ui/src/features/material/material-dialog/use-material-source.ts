import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Loaded } from '#context/loaded.ts';
import { materialApi } from '#store/material.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { toFormValues } from './material-dialog.model';

/** The source of the dialog's initial values. */
export type MaterialSource = Loaded<object>;

/** The stored material to edit; ready at once for a new one. */
export function useMaterialSource(id: string | undefined) {
  const query = materialApi.useMaterialQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const values = query.currentData && toFormValues(query.currentData);
  return {
    source: toLoaded([query], id === undefined ? {} : values),
    values,
    /** The stored version that the edits are based on. */
    material: query.currentData,
  };
}
