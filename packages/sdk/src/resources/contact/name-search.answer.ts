import type { Result } from '../../core/result';
import type { FoundName, NameSearchResult } from './name-search.schema';

/** The names of a search's answer. */
export const namesOf = (result: Result<NameSearchResult>): Result<string[]> =>
  result.ok ? { ...result, data: 'list' in result.data ? result.data.list : [] } : result;

/** The objects of a search's answer. */
export const objectsOf = (result: Result<NameSearchResult>): Result<FoundName[]> =>
  result.ok
    ? { ...result, data: 'sourceList' in result.data ? result.data.sourceList : [] }
    : result;
