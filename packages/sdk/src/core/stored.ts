import * as z from 'zod/mini';
import { leavesAsIs } from './as-is';
import type { Choice } from './choice';

/** Stored text that may be missing or null. */
export const storedText = () =>
  leavesAsIs(
    z.pipe(
      z.optional(z.nullable(z.string())),
      z.transform((text: string | null | undefined) => text ?? undefined),
    ),
    z.optional(z.string()),
  );

/** A stored number, with its default where it is missing or null. */
export const storedNumber = (initial: number) =>
  leavesAsIs(
    z.pipe(
      z.optional(z.nullable(z.number())),
      z.transform((value: number | null | undefined) => value ?? initial),
    ),
    z.number(),
  );

/** A stored flag; missing or null is off, 1 and 0 are on and off. */
export const storedFlag = () =>
  leavesAsIs(
    z.pipe(
      z.optional(z.nullable(z.union([z.boolean(), z.literal([0, 1])]))),
      z.transform((value: boolean | 0 | 1 | null | undefined) => Boolean(value)),
    ),
    z.boolean(),
  );

/** A stored list, empty where it is missing or null. */
export const storedList = <Item extends z.ZodMiniType>(item: Item) =>
  leavesAsIs(
    z.pipe(
      z.optional(z.nullable(z.array(item))),
      z.transform((list: z.output<Item>[] | null | undefined) => list ?? []),
    ),
    z.array(item),
  );

/** A stored value of an option list, with its default where it is missing or null. */
export const storedChoice = <Value extends string | number>(
  choices: readonly Choice<Value>[],
  initial: Value,
) =>
  leavesAsIs(
    z.pipe(
      z.optional(z.nullable(z.literal(choices.map(({ value }) => value)))),
      z.transform((value: Value | null | undefined) => value ?? initial),
    ),
    z.literal(choices.map(({ value }) => value)),
  );

/** A stored object that this version passes on without reading it. */
export const storedOpaque = () => z.optional(z.nullable(z.looseObject({})));

/** A stored list of a custom request's own parameters or headers. */
export const storedPairs = () =>
  storedList(z.looseObject({ key: z.string(), value: z.union([z.string(), z.number()]) }));
