import { rewriteFileUrl } from '../../files/file-url';
import type { GroupRepository, PushedRoom } from './group.repository';

/** The rooms of a robot, as the robot sends them and as the console lists them. */
export function groupService(repository: GroupRepository) {
  return {
    page: repository.page,
    all: repository.all,
    find: repository.find,
    endQuietPush: repository.endQuietPush,

    /** A batch names a room once; the later entry counts. */
    receive(userId: string, robotId: string, batch: readonly PushedRoom[]): Promise<void> {
      const byId = new Map(batch.map((room) => [room.wxid, room]));
      const rooms = [...byId.values()].map((room) => ({
        ...room,
        avatar: rewriteFileUrl(room.avatar ?? ''),
      }));
      return repository.receive(userId, robotId, rooms);
    },
  };
}

export type GroupService = ReturnType<typeof groupService>;
