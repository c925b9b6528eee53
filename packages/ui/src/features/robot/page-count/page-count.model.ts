import { CONFIG_LISTS, type ConfigList } from '@chatdeck/sdk/constants';
import { findingPlace } from '#lists/findings/finding-places.ts';

type ListCounts = Readonly<Partial<Record<ConfigList, number>>>;

let last: { readonly raw: string; readonly counts: ListCounts } | undefined;

/** The number of rows of each list of a stored config; one parse serves every line of a sidebar. */
function countsOf(raw: string): ListCounts {
  if (last?.raw === raw) return last.counts;
  const counts = count(raw);
  last = { raw, counts };
  return counts;
}

function count(raw: string): ListCounts {
  const stored = parse(raw);
  if (typeof stored !== 'object' || stored === null) return {};
  const rows = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    CONFIG_LISTS.flatMap((list) => {
      const value = rows.get(list);
      return Array.isArray(value) ? [[list, value.length]] : [];
    }),
  );
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** What the number beside a page is made of. */
export interface Counted {
  readonly config: string | null | undefined;
  readonly friendCount: number | undefined;
  readonly roomCount: number | undefined;
}

/** How many rows a page has, as far as it is known without asking; 0 for none, and for a page without rows. */
export function rowsOn(place: string, { config, friendCount, roomCount }: Counted): number {
  if (place === 'contact.list') return friendCount ?? 0;
  if (place === 'group.room') return roomCount ?? 0;
  // The lists of the settings page are fields of a form, and no rows.
  if (typeof config !== 'string' || place === 'wechat.index') return 0;
  const counts = countsOf(config);
  const list = CONFIG_LISTS.find((name) => findingPlace(name) === place);
  return list === undefined ? 0 : (counts[list] ?? 0);
}
