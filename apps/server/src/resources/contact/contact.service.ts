import { rewriteFileUrl } from '../../files/file-url';
import type { ContactRepository, PushedFriend } from './contact.repository';

/** The friends of a robot, as the robot sends them and as the console lists them. */
export function contactService(repository: ContactRepository) {
  return {
    page: repository.page,
    all: repository.all,
    find: repository.find,
    endQuietPush: repository.endQuietPush,

    /** A batch names a friend once; the later entry counts. */
    receive(userId: string, robotId: string, batch: readonly PushedFriend[]): Promise<void> {
      const byId = new Map(batch.map((friend) => [friend.wxid, friend]));
      const friends = [...byId.values()].map((friend) => ({
        ...friend,
        avatar: rewriteFileUrl(friend.avatar ?? ''),
      }));
      return repository.receive(userId, robotId, friends);
    },
  };
}

export type ContactService = ReturnType<typeof contactService>;
