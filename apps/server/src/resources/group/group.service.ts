import type { LiveEvents } from '../../events/live-events';
import { chatService } from '../chat/chat.service';
import type { SiteRepository } from '../site/site.repository';
import type { groupRepository, PushedRoom } from './group.repository';

type GroupRepository = ReturnType<typeof groupRepository>;

/** The rooms of a robot, as the robot pushes them and as the console lists them. */
export const groupService = (
  repository: GroupRepository,
  events: Pick<LiveEvents, 'publish'>,
  messages: Pick<SiteRepository, 'notifyOnce'>,
) =>
  chatService<PushedRoom, GroupRepository>(repository, events, messages, {
    list: 'groups',
    capped: 'roomsCapped',
  });

export type GroupService = ReturnType<typeof groupService>;
