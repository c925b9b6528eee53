import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useIsIdle } from '#context/use-is-idle.ts';
import { libraryApi } from '#store/library.api.ts';

const noSizes: ReadonlyMap<string, number> = new Map();

/** The sizes of the files of a page, by id; loaded in idle time, since nobody waits for them. */
export function useFileSizes(rows: readonly Material[]): ReadonlyMap<string, number> {
  const isIdle = useIsIdle();
  const ids = useMemo(
    () => rows.filter(({ type }) => type === CONTENT_TYPE.file).map(({ id }) => id),
    [rows],
  );
  const { data } = libraryApi.useMaterialSizesQuery(isIdle && ids.length > 0 ? ids : skipToken);
  return useMemo(
    () => (data ? new Map(data.list.map(({ id, bytes }) => [id, bytes])) : noSizes),
    [data],
  );
}

/** How many materials there are of a type, or of all; undefined until that is known. */
export function useTypeCounts(): (type: ContentType | undefined) => number | undefined {
  const isIdle = useIsIdle();
  const { data } = libraryApi.useMaterialCountsQuery(isIdle ? undefined : skipToken);
  return (type) =>
    data?.list
      .filter((one) => type === undefined || one.type === type)
      .reduce((sum, { count }) => sum + count, 0);
}
