import type { Material } from '@chatdeck/sdk';
import { libraryApi } from '#store/library.api.ts';
import { materialApi } from '#store/material.api.ts';

/** Those that rules, schedules or tasks send; undefined until that is known, none where it cannot be found out. */
export function useUsedAmong(materials: readonly Material[]): readonly Material[] | undefined {
  const ids = materials.map(({ id }) => id);
  const now = { refetchOnMountOrArgChange: true };
  const { data, isFetching } = libraryApi.useUsedMaterialsQuery(ids, now);
  if (isFetching) return undefined;
  return materials.filter(({ id }) => data?.includes(id));
}

/** The tags of all materials, the most used first. */
export function useKnownTags(): readonly string[] {
  const { data } = materialApi.useMaterialTagsQuery(undefined);
  return (data?.list ?? []).map(({ tag }) => tag);
}
