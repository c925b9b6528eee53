import * as z from 'zod/mini';
import { endpoint, type Access, type Endpoint, type Method } from './endpoint';
import { basedOn, byRowId } from './record-row';
import { nothing, pageOf, paging } from './wire';

/** The properties of a call that a resource overrides. */
interface OwnCall {
  readonly summary: string;
  readonly path?: string;
  readonly method?: Method;
  readonly origin?: Endpoint['origin'];
}

interface Records<
  Resource extends string,
  Caller extends Access,
  Query extends z.core.$ZodLooseShape,
  Input extends z.ZodMiniType,
  Change extends z.ZodMiniType,
  Row extends z.ZodMiniType,
> {
  readonly resource: Resource;
  readonly path: string;
  /** Who may change them; every signed-in user may list them. */
  readonly access: Caller;
  /** The filters of the list, in addition to its page. */
  readonly query: Query;
  readonly input: Input;
  readonly change: Change;
  readonly row: Row;
  readonly list: OwnCall;
  readonly add: OwnCall;
  readonly update: OwnCall;
  readonly remove: OwnCall;
  readonly restore: OwnCall;
}

/** A change of a record: its id, the version that it is based on, and the new values. */
export const changeOf = <Input extends z.ZodMiniType>(input: Input) =>
  z.intersection(z.object({ ...byRowId.def.shape, ...basedOn.def.shape }), input);

/** The calls of records that can be added, changed, deleted and restored. */
export function recordEndpoints<
  const Resource extends string,
  const Caller extends Access,
  Query extends z.core.$ZodLooseShape,
  Input extends z.ZodMiniType,
  Change extends z.ZodMiniType,
  Row extends z.ZodMiniType,
>(records: Records<Resource, Caller, Query, Input, Change, Row>) {
  const { resource, path, access, row } = records;
  return {
    list: endpoint({
      id: `${resource}.list`,
      method: 'GET',
      path,
      access: 'user',
      origin: 'chosen',
      request: z.object({ ...paging, ...records.query }),
      response: pageOf(row),
      ...records.list,
    }),
    add: endpoint({
      id: `${resource}.add`,
      method: 'POST',
      path,
      access,
      origin: 'chosen',
      request: records.input,
      response: row,
      ...records.add,
    }),
    update: endpoint({
      id: `${resource}.update`,
      method: 'PUT',
      path,
      access,
      origin: 'chosen',
      request: records.change,
      response: row,
      ...records.update,
    }),
    remove: endpoint({
      id: `${resource}.remove`,
      method: 'DELETE',
      path,
      access,
      origin: 'chosen',
      request: byRowId,
      response: nothing,
      ...records.remove,
    }),
    restore: endpoint({
      id: `${resource}.restore`,
      method: 'POST',
      path: `${path}/restore`,
      access,
      origin: 'chosen',
      request: byRowId,
      response: row,
      ...records.restore,
    }),
  };
}
