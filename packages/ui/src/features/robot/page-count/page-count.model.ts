import {
  CONFIG_LISTS,
  CONTENT_TYPE,
  SCHEDULE_LISTS,
  type ConfigList,
  type ContentType,
} from '@chatdeck/sdk/constants';
import { isJsonObject, jsonIn } from '@chatdeck/sdk/plain-rules';
import {
  FINDING_LISTS,
  findingPlace,
  type FindingList,
} from '#lists/config-check/finding-places.ts';

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
  const stored = jsonIn(raw);
  if (!isJsonObject(stored)) return {};
  return Object.fromEntries(
    CONFIG_LISTS.flatMap((list) => {
      const value = stored[list];
      return Array.isArray(value) ? [[list, value.length]] : [];
    }),
  );
}

/** What the number beside a page is made of; what is not known is left out. */
export interface Counted {
  readonly config: string | null | undefined;
  readonly friendCount?: number | undefined;
  readonly roomCount?: number | undefined;
  /** The materials of each type. */
  readonly materials?: readonly { readonly type: number; readonly count: number }[] | undefined;
  /** The rows of the lists of records. */
  readonly records?: Readonly<Partial<Record<FindingList, number | undefined>>> | undefined;
  readonly promptCount?: number | undefined;
  readonly massSendCount?: number | undefined;
}

/** The pages of materials by the type that they show; undefined for all of them. */
export const MATERIAL_PLACES: ReadonlyMap<string, ContentType | undefined> = new Map([
  ['material.all', undefined],
  ['material.word', CONTENT_TYPE.text],
  ['material.file', CONTENT_TYPE.file],
  ['material.h5', CONTENT_TYPE.h5],
  ['material.mini', CONTENT_TYPE.mini],
]);

/** The lists that one page shows together. */
const ALL_SCHEDULES: readonly FindingList[] = [
  ...SCHEDULE_LISTS,
  'newsTasks',
  'materialTasks',
  'channelTasks',
  'batchTasks',
  'rssFeeds',
  'reminders',
];

/** How many rows a page has; 0 for none, for a page without rows, and until all of what it shows is known. */
export function rowsOn(place: string, counted: Counted): number {
  if (place === 'contact.list') return counted.friendCount ?? 0;
  if (place === 'group.room') return counted.roomCount ?? 0;
  if (place === 'aibot.promotstore') return counted.promptCount ?? 0;
  if (place === 'vip.userGroup') return counted.massSendCount ?? 0;
  if (MATERIAL_PLACES.has(place)) return materialsOf(MATERIAL_PLACES.get(place), counted);
  // The lists of the settings page are fields of a form, and no rows.
  if (place === 'wechat.index') return 0;
  const lists = place === 'schedule.week' ? ALL_SCHEDULES : listsOn(place);
  const rows = lists.map((list) => rowsOf(list, counted));
  return rows.includes(undefined) ? 0 : rows.reduce<number>((sum, count = 0) => sum + count, 0);
}

const materialsOf = (type: ContentType | undefined, { materials = [] }: Counted): number =>
  materials.reduce(
    (sum, one) => (type === undefined || one.type === type ? sum + one.count : sum),
    0,
  );

const listsOn = (place: string): readonly FindingList[] =>
  FINDING_LISTS.filter((list) => findingPlace(list) === place);

const isConfigList = (list: FindingList): list is FindingList & ConfigList =>
  CONFIG_LISTS.some((name) => name === list);

/** Undefined while unknown. */
function rowsOf(list: FindingList, { config, records }: Counted): number | undefined {
  if (!isConfigList(list)) return records?.[list];
  if (config === undefined) return undefined;
  return config === null ? 0 : (countsOf(config)[list] ?? 0);
}
