import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Loaded } from '#context/loaded.ts';
import { materialApi } from '#store/material.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { toFormValues } from './material-dialog.model';

/** Where the dialog has its first values from. */
export type MaterialSource = Loaded<object>;

/** The stored material that is edited; ready at once when one is added. */
export function useMaterialSource(id: string | undefined) {
  const query = materialApi.useMaterialQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const values = query.currentData && toFormValues(query.currentData);
  return {
    source: toLoaded([query], id === undefined ? {} : values),
    values,
    /** What is stored, which the form stands on. */
    material: query.currentData,
  };
}
