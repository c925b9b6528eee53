import * as z from 'zod/mini';

/** What a name search is asked for: plain names, or objects. */
export const SEARCH_TYPE = { names: 'name', objects: 'object' } as const;

/** The question of a name search. */
export const nameSearchRequest = {
  word: z.optional(z.string()),
  /** Default: names. */
  type: z._default(z.enum(SEARCH_TYPE, 'invalid'), SEARCH_TYPE.names),
  robotId: z.optional(z.string()),
};
