import * as z from 'zod/mini';
import { leavesAsIs } from './as-is';

/** The largest integer that a column of the server can store, which has 32 bits. */
export const INTEGER_MAX = 2 ** 31 - 1;

const minimum = z.minimum(-INTEGER_MAX);
const maximum = z.maximum(INTEGER_MAX);

/** A 32-bit integer that may arrive as text, as in a query string. */
export const wireInteger = () =>
  leavesAsIs(
    z
      .pipe(
        z.union([z.number(), z.string().check(z.regex(/^-?\d{1,15}$/))]),
        z.transform((value: number | string) => Number(value)),
      )
      .check(minimum, maximum),
    z.number().check(minimum, maximum),
  );

/** Text that may be missing or null on the wire; it then reads as `''`. */
export const wireText = () =>
  leavesAsIs(
    z.pipe(
      z.optional(z.nullable(z.string())),
      z.transform((value: string | null | undefined) => value ?? ''),
    ),
    z.string(),
  );

/** The id of a row as a caller sends it, converted to text. */
export const rowId = () =>
  z.pipe(
    z.union([z.string(), z.number()], 'required').check(z.refine((id) => id !== '', 'required')),
    z.transform(String),
  );

/** The paging part of a list query: `current` from 1, `pageSize` 1 to 100. */
export const paging = {
  current: z.optional(wireInteger().check(z.minimum(1), z.maximum(1_000_000))),
  pageSize: z.optional(wireInteger().check(z.minimum(1), z.maximum(100))),
};

/** One page of a list, and the total count. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ count: z.number(), list: z.array(item) });

/** The response of calls that return nothing but their code. */
export const nothing = z.optional(z.unknown());
