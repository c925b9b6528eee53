import type { ClientOptions } from './core/connection';
import { createClient, type ClientOf } from './core/create-client';
import * as resources from './resources';

const makers = {
  account: resources.accountResource,
  mini: resources.miniResource,
  openApi: resources.openApiResource,
  orders: resources.orderResource,
  robot: resources.robotResource,
  contact: resources.contactResource,
  group: resources.groupResource,
  material: resources.materialResource,
  files: resources.fileResource,
  send: resources.sendResource,
  schedule: resources.scheduleResource,
  prompts: resources.promptResource,
  reminders: resources.reminderResource,
  custom: resources.customResource,
  dialogues: resources.dialogueResource,
  rss: resources.rssResource,
  batchTasks: resources.batchTaskResource,
  site: resources.siteResource,
  events: resources.eventResource,
};

/** Makes a client with every resource, for one account. */
export const createChatdeckClient = (options: ClientOptions = {}): ChatdeckClient =>
  createClient(makers, options);

/** A client of one account: its resources, and `onSessionExpired`. */
export type ChatdeckClient = ClientOf<typeof makers>;
