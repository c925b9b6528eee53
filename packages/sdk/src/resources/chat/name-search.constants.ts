/** The result format of a name search: plain names, or objects. */
export const SEARCH_TYPE = { names: 'name', objects: 'object' } as const;
