import type { SendJob } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { jobMessages } from './job.messages';

/** Whether a mass send goes to groups, to friends, or is a notice. */
export function useJobKind() {
  const t = useMessages(jobMessages);
  const kinds = { Room: t.toRooms, Contact: t.toFriends, RoomNotice: t.notice };
  return ({ target }: Pick<SendJob, 'target'>): string => kinds[target];
}
