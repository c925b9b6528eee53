import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { pageOf, paging, rowId } from '../../core/wire';
import { relatedCounts, relationsSchema } from '../robot/relation.schema';
import { CHAT_SORTS } from './chat.constants';
import { chatTagCounts, taggedChats, tagChatsRequest } from './chat-tags.schema';
import { nameSearchResultSchema, type nameSearchRequest } from './name-search.schema';

interface OwnCall {
  readonly path: string;
  readonly summary: string;
}

interface Chats<
  Resource extends string,
  Row extends z.ZodMiniType,
  Option extends z.ZodMiniType,
  Search extends z.ZodMiniType,
> {
  readonly resource: Resource;
  readonly row: Row;
  readonly option: Option;
  readonly searchRequest: Search;
  readonly list: OwnCall;
  readonly all: OwnCall;
  readonly search: OwnCall;
  readonly related: OwnCall;
  readonly relatedCounts: OwnCall;
  readonly tags: OwnCall;
  readonly tag: OwnCall;
}

/** The calls that search the chats of the robot, friends or groups. */
export function chatEndpoints<
  const Resource extends string,
  Row extends z.ZodMiniType,
  Option extends z.ZodMiniType,
  Search extends z.ZodMiniType = typeof nameSearchRequest,
>(chats: Chats<Resource, Row, Option, Search>) {
  const { resource } = chats;
  return {
    list: endpoint({
      id: `${resource}.list`,
      method: 'GET',
      access: 'user',
      origin: 'spec',
      request: z.object({
        ...paging,
        name: z.optional(z.string()),
        tag: z.optional(z.string()),
        sort: z.optional(z.literal(CHAT_SORTS, 'invalid')),
        robotId: z.optional(z.string()),
        userId: z.optional(z.string()),
      }),
      response: pageOf(chats.row),
      ...chats.list,
    }),
    all: endpoint({
      id: `${resource}.all`,
      method: 'GET',
      access: 'user',
      origin: 'spec',
      request: z.object({ robotId: z.optional(z.string()) }),
      response: z.array(chats.option),
      ...chats.all,
    }),
    search: endpoint({
      id: `${resource}.search`,
      method: 'GET',
      access: 'user',
      origin: 'chosen',
      request: chats.searchRequest,
      response: nameSearchResultSchema,
      ...chats.search,
    }),
    related: endpoint({
      id: `${resource}.related`,
      method: 'GET',
      access: 'user',
      origin: 'spec',
      request: z.object({ wxid: rowId() }),
      response: relationsSchema,
      ...chats.related,
    }),
    relatedCounts: endpoint({
      id: `${resource}.relatedCounts`,
      method: 'POST',
      access: 'user',
      origin: 'chosen',
      ...relatedCounts,
      ...chats.relatedCounts,
    }),
    tags: endpoint({
      id: `${resource}.tags`,
      method: 'GET',
      access: 'user',
      origin: 'chosen',
      request: z.object({}),
      response: chatTagCounts,
      ...chats.tags,
    }),
    tag: endpoint({
      id: `${resource}.tag`,
      method: 'POST',
      access: 'user',
      origin: 'chosen',
      request: tagChatsRequest,
      response: taggedChats,
      ...chats.tag,
    }),
  };
}
