import type { ClientOptions } from './core/connection';
import { createClient, type ClientOf } from './core/create-client';
import * as resources from './resources';

const makers = {
  account: resources.accountResource,
  twoFactor: resources.twoFactorResource,
  passkey: resources.passkeyResource,
  audit: resources.auditResource,
  accountData: resources.accountDataResource,
  mini: resources.miniResource,
  openApi: resources.openApiResource,
  openApiKey: resources.openApiKeyResource,
  order: resources.orderResource,
  robot: resources.robotResource,
  contact: resources.contactResource,
  group: resources.groupResource,
  material: resources.materialResource,
  library: resources.libraryResource,
  upload: resources.uploadResource,
  send: resources.sendResource,
  schedule: resources.scheduleResource,
  prompt: resources.promptResource,
  reminder: resources.reminderResource,
  sample: resources.sampleResource,
  custom: resources.customResource,
  dialogue: resources.dialogueResource,
  rss: resources.rssResource,
  batchTask: resources.batchTaskResource,
  site: resources.siteResource,
  log: resources.logResource,
  question: resources.questionResource,
  event: resources.eventResource,
  operator: resources.operatorResource,
};

/** Creates a client with every resource, for one account. */
export const createChatdeckClient = (options: ClientOptions = {}): ChatdeckClient =>
  createClient(makers, options);

/** A client of one account: its resources, and `onSessionExpired`. */
export type ChatdeckClient = ClientOf<typeof makers>;
