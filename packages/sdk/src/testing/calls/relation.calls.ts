import type { Relation } from '../../resources/robot/relation.schema';
import type { MockState } from '../mock-state';

/** What a partner's session is told is not all of it. */
const partialFor = ({ scopes }: MockState['user']) => (scopes ? { isPartial: true } : {});

/** How many relations each of some ids has in the mock. */
export const relatedCountsIn = (
  { ids }: { readonly ids: readonly string[] },
  { relations, user }: MockState,
) => ({
  ...partialFor(user),
  list: ids.flatMap((id) => {
    const count = relations[id]?.length ?? 0;
    return count === 0 ? [] : [{ id, count }];
  }),
});

/** The relations of an id in the mock. */
export const relationsIn = (
  id: string | number,
  { relations, user }: MockState,
): { list: Relation[]; isPartial?: boolean } => ({
  ...partialFor(user),
  list: relations[String(id)] ?? [],
});
