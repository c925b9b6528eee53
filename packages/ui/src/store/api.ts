import {
  buildCreateApi,
  coreModule,
  fakeBaseQuery,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react';
import type { CallError } from '#context/call-error.ts';
import { CallPort, type ClientCall, type SendOptions } from './call-port';
import { privateHooks } from './private-redux';

const createApi = buildCreateApi(coreModule(), reactHooksModule({ hooks: privateHooks }));

/** Cache tags, one per kind of data; a change invalidates the queries that provide its tag. */
export const TAGS = [
  'account',
  'session',
  'robot',
  'revision',
  'contact',
  'group',
  'material',
  'openApi',
  'sendJob',
  'dailySends',
  'prompt',
  'dialogue',
  'rss',
  'batchTask',
  'reminder',
  'sample',
  'customConfig',
  'log',
  'order',
  'operator',
] as const;
/** A cache tag. */
export type Tag = (typeof TAGS)[number];

/** The empty API; each resource injects its endpoints. It holds no data: that is in each store. */
export const api = createApi({
  reducerPath: 'chatdeck',
  baseQuery: fakeBaseQuery<CallError>(),
  tagTypes: TAGS,
  // A reopened screen shows cached data and refetches, since the robot changes data too. Data is fresh for these
  // seconds, so that parts that mount a little later do not fetch it again.
  refetchOnMountOrArgChange: 2,
  // Failed and stale queries are refetched once the network is back.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** What a store passes to the `queryFn` of an endpoint. */
interface QueryApi {
  readonly extra: unknown;
  readonly signal: AbortSignal;
  readonly type: 'query' | 'mutation';
  readonly queryCacheKey?: string | undefined;
}

/**
 * Creates an endpoint's `queryFn` from a call of the client: `call((id: string) => (client, options) =>
 * client.rss.remove(id, options))`. Failures with a code in `settled`, or `all`, are handled by the caller and not
 * announced. Not a `baseQuery`, since RTK Query would not infer the response type.
 */
export function call<T, Input>(
  query: (input: Input) => ClientCall<T>,
  settled: readonly number[] | 'all' = [],
  toScopes?: SendOptions<T>['toScopes'],
) {
  return (input: Input, { extra, signal, type, queryCacheKey: key }: QueryApi) => {
    if (!(extra instanceof CallPort)) throw new Error('The store of Chatdeck has no client');
    const isAction = type === 'mutation';
    return extra.send(query(input), { toScopes, signal, isAction, settled, query: key });
  };
}
