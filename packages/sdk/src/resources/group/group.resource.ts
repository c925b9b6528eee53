import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { namesOf, objectsOf } from '../contact/name-search.answer';
import { SEARCH_TYPE } from '../contact/name-search.request';
import { groupEndpoints as calls } from './group.endpoints';

/** Which rooms to list: page, page size and a part of the topic. */
export type GroupQuery = Omit<RequestOf<typeof calls.list>, 'userId' | 'robotId'>;

/** The groups (rooms) that the robot is in. */
export const groupResource = ({ call }: Connection) => ({
  /** One page, `{ count, list }`; `name` matches the topic. */
  list: (query: GroupQuery = {}, options?: CallOptions) => call(calls.list, query, options),
  /** All groups as `{ wxid, topic, isAdmin }`. */
  all: (options?: CallOptions) => call(calls.all, {}, options),
  /** The first groups that a typed word fits, as `{ id, name, alias }`. */
  search: async (word: string, options?: CallOptions) =>
    objectsOf(await call(calls.search, { word, type: SEARCH_TYPE.objects }, options)),
  /** The same as plain topics. */
  searchNames: async (word: string, options?: CallOptions) =>
    namesOf(await call(calls.search, { word, type: SEARCH_TYPE.names }, options)),
  /** The rules, schedules and tasks that name a group, as `{ list }`. */
  related: (wxid: string, options?: CallOptions) => call(calls.related, { wxid }, options),
});
