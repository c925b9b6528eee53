import type { FoundName, FriendOption, RoomOption, Target } from '@chatdeck/sdk';
import type { TargetType } from '@chatdeck/sdk/constants';
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

/** A group or a friend as a form value. */
export interface Chosen {
  id: string;
  name: string;
}

/** The initial form value. Old records contain targets that have only a name, by which the robot can find them too. */
export const toChosen = (targets: readonly Target[]): Chosen[] =>
  targets.map(({ id, name }) => ({ id: String(id ?? '') || name, name }));

/** The same as list choices. */
export const toSelection = (kind: TargetType, chosen: readonly Chosen[]): readonly SendTarget[] =>
  chosen.map(({ id, name }) => ({ kind, wxid: id, name }));

/** Converts list choices into the form value. */
export const fromSelection = (selection: readonly SendTarget[]): Chosen[] =>
  selection.map(({ wxid, name }) => ({ id: wxid, name }));
