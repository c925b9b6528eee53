import { describe, expect, it } from 'vitest';
import { nameSearchResultSchema } from './name-search.schema';

describe('what a name search finds', () => {
  it('is a list of names, or of objects on request', () => {
    expect(nameSearchResultSchema.parse({ list: ['林知远'] })).toEqual({ list: ['林知远'] });
    expect(
      nameSearchResultSchema.parse({ sourceList: [{ id: 'f1', name: '林知远', alias: null }] }),
    ).toEqual({ sourceList: [{ id: 'f1', name: '林知远', alias: '' }] });
    expect(nameSearchResultSchema.safeParse({}).success).toBe(false);
  });
});
