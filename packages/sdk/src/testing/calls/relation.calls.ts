import type { Relation } from '../../resources/robot/relation.schema';
import type { MockState } from '../mock-state';

/** How many relations each of some ids has in the mock. */
export const relatedCountsIn = (
  { ids }: { readonly ids: readonly string[] },
  { relations }: MockState,
) => ({
  list: ids.flatMap((id) => {
    const count = relations[id]?.length ?? 0;
    return count === 0 ? [] : [{ id, count }];
  }),
});

/** The relations of an id in the mock. */
export const relationsIn = (
  id: string | number,
  { relations }: MockState,
): { list: Relation[] } => ({
  list: relations[String(id)] ?? [],
});
