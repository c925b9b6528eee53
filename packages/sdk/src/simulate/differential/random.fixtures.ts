/** Choices of a seeded generator. */
import { seededRandom } from '../../cron/cron-differential.fixtures';

export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A generator of choices; the same seed makes the same ones. */
export interface Random {
  readonly chance: (share: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Nothing, in this share of cases. */
  readonly maybe: <Item>(share: number, items: readonly Item[]) => Item | undefined;
  /** Some of the items, at least one, in their order. */
  readonly some: <Item>(items: readonly Item[]) => Item[];
  /** A whole number from 0 below the limit. */
  readonly below: (limit: number) => number;
  readonly times: <Item>(count: number, make: (index: number) => Item) => Item[];
}

export function randomOf(seed: number): Random {
  const next = seededRandom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }
  return {
    below,
    pick,
    chance: (share) => next() < share,
    maybe: (share, items) => (next() < share ? undefined : pick(items)),
    some: (items) => {
      const chosen = items.filter(() => next() < 0.4);
      return chosen.length > 0 ? chosen : [pick(items)];
    },
    times: (count, make) => Array.from({ length: count }, (_, index) => make(index)),
  };
}

/** Without the properties that are undefined, as JSON has them. */
export function json(value: Readonly<Record<string, Json | undefined>>): JsonObject {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries) as JsonObject;
}
