import type { Material, MaterialQuery } from '@chatdeck/sdk';
import { LIBRARY_CHANGE_MAX } from '@chatdeck/sdk/constants';
import { libraryApi } from '#store/library.api.ts';
import type { SelectionProps } from '#lists/list-props.ts';
import { useSelected, type Selected } from '#lists/selection/use-selected.ts';

const idOf = ({ id }: Material) => id;

/** Which materials are selected, on all pages of a search. */
export function useMaterialSelection(
  rows: readonly Material[],
  query: MaterialQuery,
  host: SelectionProps,
) {
  const [load] = libraryApi.useLazyFoundMaterialsQuery();
  return useSelected({
    rows,
    idOf,
    loadFound: async () => (await load(query)).data?.list,
    most: LIBRARY_CHANGE_MAX,
    host,
  });
}

export type MaterialSelection = Selected<Material>;
