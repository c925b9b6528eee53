import {
  buildCreateApi,
  coreModule,
  fakeBaseQuery,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react';
import type { CallError } from '#context/call-error.ts';
import { CallPort, type ClientCall } from './call-port';
import { privateHooks } from './private-redux';

const createApi = buildCreateApi(coreModule(), reactHooksModule({ hooks: privateHooks }));

/** What answers are about; a change of one refreshes the lists that show it. */
export const TAGS = [
  'account',
  'robot',
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
  'customConfig',
] as const;
/** One of them. */
export type Tag = (typeof TAGS)[number];

/** The empty api; each resource injects its endpoints. Data lives in the store, not here. */
export const api = createApi({
  reducerPath: 'chatdeck',
  baseQuery: fakeBaseQuery<CallError>(),
  tagTypes: TAGS,
  // A screen that opens again shows what it knew and asks what is new: the robot changes things too. What was answered
  // within so many seconds is new: a part that is shown after the others does not ask again.
  refetchOnMountOrArgChange: 2,
  // What failed or aged without a network comes by itself once it is back.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** What an endpoint's `queryFn` is given by its store. */
interface QueryApi {
  readonly extra: unknown;
  readonly signal: AbortSignal;
}

/**
 * Makes an endpoint's `queryFn` of a call of the client: `call((id: string) => (client, options) => client.rss.remove(id,
 * options))`. Who makes the call settles `settled` codes. Not a `baseQuery`: from that, RTK Query infers no answer.
 */
export function call<T, Input>(
  query: (input: Input) => ClientCall<T>,
  settled?: readonly number[],
) {
  return (input: Input, { extra, signal }: QueryApi) => {
    if (!(extra instanceof CallPort)) throw new Error('The store of Chatdeck has no client');
    return extra.send(query(input), { signal }, settled);
  };
}
