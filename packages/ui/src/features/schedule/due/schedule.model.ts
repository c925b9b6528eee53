import { DEFAULT_CRON, type TargetType } from '@chatdeck/sdk/constants';

/** The part of a row that says to whom and when (robot contract, section 1.4). */
export interface DueRow {
  readonly type: TargetType;
  readonly wxid: string | undefined;
  readonly name: string | undefined;
  readonly roomName: string | undefined;
  readonly alias: string | undefined;
  readonly date: string;
}

/** The same as a form holds it; no target is chosen for a new one. */
export interface DueForm {
  type: TargetType;
  target?: { wxid: string; name: string } | undefined;
  date: string;
}

/** The name of whom a schedule is for. */
export const nameOfDue = ({ type, roomName, name, alias }: DueRow): string =>
  (type === 'room' ? roomName || name : name || roomName) || alias || '';

/** What the form holds: daily at 08:00 for nobody yet, or the stored one. */
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

/** Whom and when for the row. The remark of a stored target stays with it, not with another one. */
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

/** Whom a command is for, as the robot calls it. */
export const chatOf = ({ type }: { readonly type: TargetType }) =>
  type === 'room' ? 'Room' : 'Contact';
