import { accountResource } from './resources/account/account.resource';
import { batchTaskResource } from './resources/batch-task/batch-task.resource';
import { contactResource } from './resources/contact/contact.resource';
import { customResource } from './resources/custom/custom.resource';
import { dialogueResource } from './resources/dialogue/dialogue.resource';
import { eventResource } from './resources/event/event.resource';
import { groupResource } from './resources/group/group.resource';
import { materialResource } from './resources/material/material.resource';
import { miniResource } from './resources/mini/mini.resource';
import { openApiResource } from './resources/open-api/open-api.resource';
import { orderResource } from './resources/order/order.resource';
import { promptResource } from './resources/prompt/prompt.resource';
import { reminderResource } from './resources/reminder/reminder.resource';
import { robotResource } from './resources/robot/robot.resource';
import { rssResource } from './resources/rss/rss.resource';
import { scheduleResource } from './resources/schedule/schedule.resource';
import { sendResource } from './resources/send/send.resource';
import { siteResource } from './resources/site/site.resource';
import { createCall } from './core/call';
import { Session, type Auth } from './core/session';
import { createTransport, type TransportOptions } from './core/transport';

/** Where the server is and whose calls are made. */
export interface ClientOptions extends TransportOptions {
  /** Where the token comes from; leave it out for the public calls. */
  readonly auth?: Auth;
}

/** Makes a client for one account. Clients share nothing: two of them on one page hold two sessions. */
export function createChatdeckClient(options: ClientOptions = {}) {
  const listeners = new Set<() => void>();
  const session = new Session(options.auth, () => listeners.forEach((listener) => listener()));
  const call = createCall(session, createTransport(options));
  return {
    account: accountResource(call),
    mini: miniResource(call),
    orders: orderResource(call),
    openApi: openApiResource(call),
    robot: robotResource(call),
    contact: contactResource(call),
    group: groupResource(call),
    material: materialResource(call),
    send: sendResource(call),
    schedule: scheduleResource(call),
    prompts: promptResource(call),
    reminders: reminderResource(call),
    custom: customResource(call),
    dialogues: dialogueResource(call),
    rss: rssResource(call),
    batchTasks: batchTaskResource(call),
    site: siteResource(call),
    events: eventResource(async () =>
      (await import('./core/event-stream')).createListen(session, options),
    ),
    /** Calls back once when the token has ended and no refresh helped; returns how to stop listening. */
    onSessionExpired(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A client of one account: its resources, and `onSessionExpired`. */
export type ChatdeckClient = ReturnType<typeof createChatdeckClient>;
