import * as z from 'zod/mini';
import { wireText } from '../../core/wire';
import { SEARCH_TYPE } from './name-search.constants';

/** The request of a name search. */
export const nameSearchRequest = z.object({
  word: z.optional(z.string()),
  /** Default: names. */
  type: z._default(z.enum(SEARCH_TYPE, 'invalid'), SEARCH_TYPE.names),
  robotId: z.optional(z.string()),
});

/** A friend or a group that a search found as an object; the alias is shown as remark. */
export const foundNameSchema = z.object({
  id: z.string(),
  name: z.string(),
  alias: wireText(),
});
/** A friend or room that matches the search text. */
export type FoundName = z.output<typeof foundNameSchema>;

/** The result of a name search: names, or objects on request (product specification, section 3). */
export const nameSearchResultSchema = z.union([
  z.object({ sourceList: z.array(foundNameSchema) }),
  z.object({ list: z.array(z.string()) }),
]);
/** The answer of a name search: names in `list` or objects in `sourceList` (product specification, section 3). */
export type NameSearchResult = z.output<typeof nameSearchResultSchema>;
