import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { contactEndpoints as calls } from './contact.endpoints';
import { namesOf, objectsOf } from './name-search.answer';
import { SEARCH_TYPE } from './name-search.request';

/** Which friends to list: page, page size and a part of the name or remark. */
export type ContactQuery = Omit<RequestOf<typeof calls.list>, 'userId' | 'robotId'>;

/** The friends of the robot. */
export const contactResource = ({ call }: Connection) => ({
  /** One page, `{ count, list }`; `name` also matches the remark. */
  list: (query: ContactQuery = {}, options?: CallOptions) => call(calls.list, query, options),
  /** All friends as `{ wxid, name, alias }`. */
  all: (options?: CallOptions) => call(calls.all, {}, options),
  /** The first friends that a typed word fits, as `{ id, name, alias }`. */
  search: async (word: string, options?: CallOptions) =>
    objectsOf(await call(calls.search, { word, type: SEARCH_TYPE.objects }, options)),
  /** The same as plain nicknames. */
  searchNames: async (word: string, options?: CallOptions) =>
    namesOf(await call(calls.search, { word, type: SEARCH_TYPE.names }, options)),
  /** The rules, schedules and tasks that name a friend, as `{ list }`. */
  related: (wxid: string, options?: CallOptions) => call(calls.related, { wxid }, options),
});
