import { MASS_SEND_TARGET } from '@chatdeck/sdk/constants';
import type { StoredCommand } from '@chatdeck/sdk/rules';
import type { MessageOf } from '../broker/messages';
import type { Claimed } from './claim';

type TargetMessage =
  readonly ['multisay', MessageOf<'multisay'>] | readonly ['event', MessageOf<'event'>];

/** The message for the robot: one target at a time. */
export function messageFor(claimed: Claimed): TargetMessage {
  const { command, target, messages, wxid, name } = claimed;
  if (command !== null) return ['event', commandFor(command, { id: wxid, name })];
  const groups = [{ wxid, roomName: name }];
  switch (target) {
    case MASS_SEND_TARGET.contact:
      return ['multisay', { target, groups: [{ wxid, name }], messages }];
    case MASS_SEND_TARGET.room:
      return ['multisay', { target, groups, messages }];
    case MASS_SEND_TARGET.notice: {
      const texts = messages.flatMap((one) => (one.type === 1 ? [one] : []));
      return ['multisay', { target, groups, messages: texts }];
    }
  }
}

function commandFor(
  command: StoredCommand,
  target: { id: string; name: string },
): MessageOf<'event'> {
  const targets = [target];
  return command.target === 'Rss'
    ? { ...command, message: { ...command.message, targets } }
    : { ...command, task: { ...command.task, isAll: false, targets, excludeTargets: [] } };
}
