import type { LiveEvents } from '../../events/live-events';
import { chatService } from '../chat/chat.service';
import type { SiteRepository } from '../site/site.repository';
import type { contactRepository, PushedFriend } from './contact.repository';

type ContactRepository = ReturnType<typeof contactRepository>;

/** The friends of a robot, as the robot pushes them and as the console lists them. */
export const contactService = (
  repository: ContactRepository,
  events: Pick<LiveEvents, 'publish'>,
  messages: Pick<SiteRepository, 'notifyOnce'>,
) =>
  chatService<PushedFriend, ContactRepository>(repository, events, messages, {
    list: 'contacts',
    capped: 'friendsCapped',
  });

export type ContactService = ReturnType<typeof contactService>;
