import type { TargetType } from '@chatdeck/sdk/constants';

/** Whom a command is for, as the robot calls it. */
export const chatOf = ({ type }: { readonly type: TargetType }) =>
  type === 'room' ? 'Room' : 'Contact';
