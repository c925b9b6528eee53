import type { CallOptions, Result } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { call, type api, type Tag } from './api';
import type { Resources } from './call-port';

/** The calls that change a record which can be brought back. */
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

/** A change of a record, as its endpoint is given it. */
export interface Update<Id, Input> {
  readonly id: Id;
  readonly input: Input;
  /** The version that the change is made on. */
  readonly baseVersion: number;
}

/** What RTK Query gives to make endpoints with. */
export type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0];

/** The endpoints that change the records of one resource; a change refreshes every list that shows them. */
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
      // Whoever saves asks what becomes of a record that was changed or deleted elsewhere.
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
