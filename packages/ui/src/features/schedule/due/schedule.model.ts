import { DEFAULT_CRON, type TargetType } from '@chatdeck/sdk/constants';

/** The target and the schedule of a row (robot contract, section 1.4). */
export interface DueRow {
  readonly type: TargetType;
  readonly wxid: string | undefined;
  readonly name: string | undefined;
  readonly roomName: string | undefined;
  readonly alias: string | undefined;
  readonly date: string;
}

/** The same as form values; a new row has no target. */
export interface DueForm {
  type: TargetType;
  target?: { wxid: string; name: string } | undefined;
  date: string;
}

/** The name of a schedule's target. */
export const nameOfDue = ({ type, roomName, name, alias }: DueRow): string =>
  (type === 'room' ? roomName || name : name || roomName) || alias || '';

/** The form values: daily at 08:00 without a target, or the stored one. */
export function toDueForm(row: DueRow | undefined, type: TargetType): DueForm {
  if (!row) return { type, date: DEFAULT_CRON };
  const name = nameOfDue(row);
  const target = { wxid: row.wxid ?? '', name };
  return { type: row.type, date: row.date, ...(name !== '' && { target }) };
}

interface CheckedDue {
  readonly type: TargetType;
  readonly target: { readonly wxid: string; readonly name: string };
  readonly date: string;
}

/**
 * The target and the schedule of the row. The alias of a stored target is preserved unless another target was chosen.
 */
export function toDueRow({ type, target, date }: CheckedDue, row: DueRow | undefined): DueRow {
  const isSame =
    row?.type === type && nameOfDue(row) === target.name && (row.wxid ?? '') === target.wxid;
  return {
    type,
    date,
    wxid: target.wxid || undefined,
    name: type === 'contact' ? target.name : undefined,
    roomName: type === 'room' ? target.name : undefined,
    alias: isSame ? row.alias : undefined,
  };
}

/** The robot's name for the type of a command's target. */
export const chatOf = ({ type }: { readonly type: TargetType }) =>
  type === 'room' ? 'Room' : 'Contact';
