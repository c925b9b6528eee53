import type { CallOptions, Result } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { call, type api, type Tag } from './api';
import type { Resources } from './call-port';

/** The calls that change records and can restore a deleted one. */
interface RecordCalls<Id, Input, Row, Removed> {
  add(input: Input, options: CallOptions): Promise<Result<Row>>;
  update(
    id: Id,
    input: Input & { readonly baseVersion?: number | undefined },
    options: CallOptions,
  ): Promise<Result<Row>>;
  remove(id: Id, options: CallOptions): Promise<Result<Removed>>;
  restore(id: Id, options: CallOptions): Promise<Result<Row>>;
}

/** The argument of an update endpoint. */
export interface Update<Id, Input> {
  readonly id: Id;
  readonly input: Input;
  /** The version that the change is based on. */
  readonly baseVersion: number;
}

/** The endpoint builder of RTK Query. */
export type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0];

/** The endpoints that change the records of one resource; every change refreshes all lists that show them. */
export const recordEndpoints = <Id, Input, Row, Removed>(
  build: Build,
  tag: Tag,
  of: (client: Resources) => RecordCalls<Id, Input, Row, Removed>,
) => ({
  add: build.mutation({
    queryFn: call((input: Input) => (client, options) => of(client).add(input, options)),
    invalidatesTags: (added) => (added ? [tag] : []),
  }),
  update: build.mutation({
    queryFn: call(
      ({ id, input, baseVersion }: Update<Id, Input>) =>
        (client, options) =>
          of(client).update(id, { ...input, baseVersion }, options),
      // The form itself resolves a conflict with a change or deletion made elsewhere.
      [CODE.configChanged, CODE.notFound],
    ),
    invalidatesTags: [tag],
  }),
  remove: build.mutation({
    queryFn: call((id: Id) => (client, options) => of(client).remove(id, options)),
    invalidatesTags: (_, error) => (error ? [] : [tag]),
  }),
  restore: build.mutation({
    queryFn: call((id: Id) => (client, options) => of(client).restore(id, options)),
    invalidatesTags: (restored) => (restored ? [tag] : []),
  }),
});
