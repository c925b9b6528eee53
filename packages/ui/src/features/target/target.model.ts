import type { FoundName, FriendOption, RoomOption } from '@chatdeck/sdk';
import type { OptionItem } from '#primitives/option-list/option-item.ts';
import type { SendTarget } from '#store/send-target.ts';

/** A group or a friend as a list choice. */
export interface TargetItem extends OptionItem {
  readonly kind: SendTarget['kind'];
}

export const fromTarget = ({ kind, wxid, name }: SendTarget): TargetItem => ({
  kind,
  id: wxid,
  label: name,
});

export const toTarget = ({ kind, id, label }: TargetItem): SendTarget => ({
  kind,
  wxid: id,
  name: label,
});

export const fromFriend = ({ wxid, name, alias }: FriendOption): TargetItem => ({
  kind: 'contact',
  id: wxid,
  label: name,
  ...(alias !== '' && { hint: alias }),
});

/** A group; with a reason, it is disabled unless the robot is an administrator of it. */
export const fromRoom = (
  { wxid, topic, isAdmin }: RoomOption,
  noAdminReason: string | undefined,
): TargetItem => ({
  kind: 'room',
  id: wxid,
  label: topic,
  ...(noAdminReason !== undefined && !isAdmin && { disabledReason: noAdminReason }),
});

export const fromFound = (
  kind: SendTarget['kind'],
  { id, name, alias }: FoundName,
): TargetItem => ({
  kind,
  id,
  label: name,
  ...(alias !== '' && { hint: alias }),
});
