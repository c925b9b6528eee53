import type * as z from 'zod/mini';
import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import type { Result } from '../../core/result';
import type { chatEndpoints } from './chat.endpoints';
import {
  SEARCH_TYPE,
  type FoundName,
  type NameSearchResult,
  type nameSearchRequest,
} from './name-search.schema';

type ChatCalls<Row extends z.ZodMiniType, Option extends z.ZodMiniType> = ReturnType<
  typeof chatEndpoints<string, Row, Option, typeof nameSearchRequest>
>;

/** Which chats to list: page, page size and a part of their name. */
export type ChatQuery = Omit<
  RequestOf<ChatCalls<z.ZodMiniType, z.ZodMiniType>['list']>,
  'userId' | 'robotId'
>;

const namesOf = (result: Result<NameSearchResult>): Result<string[]> =>
  result.ok ? { ...result, data: 'list' in result.data ? result.data.list : [] } : result;

const objectsOf = (result: Result<NameSearchResult>): Result<FoundName[]> =>
  result.ok
    ? { ...result, data: 'sourceList' in result.data ? result.data.sourceList : [] }
    : result;

/** The methods of a resource that searches chats. */
export const chatResource = <Row extends z.ZodMiniType, Option extends z.ZodMiniType>(
  { call }: Connection,
  calls: ChatCalls<Row, Option>,
) => ({
  /** One page, `{ count, list }`; `name` matches the topic of a group, and the name or remark of a friend. */
  list: (query: ChatQuery = {}, options?: CallOptions) => call(calls.list, query, options),
  /** All of them, for a picker. */
  all: (options?: CallOptions) => call(calls.all, {}, options),
  /** The first matches of a search text, as `{ id, name, alias }`. */
  search: async (word: string, options?: CallOptions) =>
    objectsOf(await call(calls.search, { word, type: SEARCH_TYPE.objects }, options)),
  /** The same as plain names. */
  searchNames: async (word: string, options?: CallOptions) =>
    namesOf(await call(calls.search, { word, type: SEARCH_TYPE.names }, options)),
  /** The rules, schedules and tasks that refer to one, as `{ list }`. */
  related: (wxid: string, options?: CallOptions) => call(calls.related, { wxid }, options),
  /** How many refer to each of at most 100, as `{ list }` of `{ id, count }`; what is used nowhere is left out. */
  relatedCounts: (ids: string[], options?: CallOptions) =>
    call(calls.relatedCounts, { ids }, options),
});
