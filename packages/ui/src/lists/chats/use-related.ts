import type { Relation } from '@chatdeck/sdk';
import type { LoadedRows } from '#context/loaded.ts';
import { contactApi } from '#store/contact.api.ts';
import { groupApi } from '#store/group.api.ts';
import type { SendTarget } from '#store/send-target.ts';
import { toLoadedRows } from '#store/to-loaded.ts';

/** More than anybody reads: a group with 500 rules shows only the first ones. */
const MOST_SHOWN = 200;

/** Loads what refers to a group or friend. */
export function useRelated({ kind, wxid }: SendTarget): LoadedRows<Relation> {
  const ofRoom = groupApi.useGroupRelationsQuery(wxid, { skip: kind !== 'room' });
  const ofFriend = contactApi.useContactRelationsQuery(wxid, { skip: kind !== 'contact' });
  const query = kind === 'room' ? ofRoom : ofFriend;
  const { data } = query;
  const answer = data && { count: data.list.length, list: data.list };
  return toLoadedRows({ ...query, data: answer }, MOST_SHOWN);
}
