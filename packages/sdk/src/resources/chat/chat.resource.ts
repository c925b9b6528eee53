import type * as z from 'zod/mini';
import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import type { Result } from '../../core/result';
import type { chatEndpoints } from './chat.endpoints';
import { SEARCH_TYPE } from './name-search.constants';
import type { FoundName, NameSearchResult, nameSearchRequest } from './name-search.schema';

type ChatCalls<Row extends z.ZodMiniType, Option extends z.ZodMiniType> = ReturnType<
  typeof chatEndpoints<string, Row, Option, typeof nameSearchRequest>
>;

/** A friend or group, and the tags that it is to have. */
export interface ChatTags {
  readonly wxid: string;
  readonly tags: readonly string[];
}

/** Which chats to list: page, page size, what to find, a tag, and the order. */
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
  /**
   * One page, `{ count, list }`, by pinyin unless `sort` says otherwise. `name` matches a part of the topic of a group, of
   * the name, remark or account id of a friend, the initials of its pinyin, or the whole id; `tag` is one of its tags.
   */
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
  /** The tags that they have, the most used first, as `{ list }` of `{ tag, count }`. */
  tags: (options?: CallOptions) => call(calls.tags, {}, options),
  /** Gives each of at most 2,000 its tags, in place of those that it has; `{ ids }` of those that are there. */
  tag: (list: readonly ChatTags[], options?: CallOptions) =>
    call(calls.tag, { list: list.map(({ wxid, tags }) => ({ wxid, tags: [...tags] })) }, options),
});
