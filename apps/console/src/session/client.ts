import { createClient, type ChatdeckClient } from '@chatdeck/sdk';
import {
  accountResource,
  eventResource,
  miniResource,
  openApiResource,
  robotResource,
  siteResource,
} from '@chatdeck/sdk/resources';
import { preferences } from '../preferences/preferences';
import {
  lazyAudit,
  lazyAccountData,
  lazyBatchTask,
  lazyContact,
  lazyCustom,
  lazyDialogue,
  lazyGroup,
  lazyLibrary,
  lazyLog,
  lazyMaterial,
  lazyOperator,
  lazyOpenApiKey,
  lazyOrder,
  lazyPasskey,
  lazyPrompt,
  lazyQuestion,
  lazyReminder,
  lazyRss,
  lazySample,
  lazySchedule,
  lazySend,
  lazyTwoFactor,
  lazyUpload,
} from './lazy-resources';
import { session } from './session-store';

/** Every resource, as `createChatdeckClient` has them; those that no first page calls are loaded when they are first called. */
const makers = {
  account: accountResource,
  twoFactor: lazyTwoFactor,
  passkey: lazyPasskey,
  audit: lazyAudit,
  accountData: lazyAccountData,
  mini: miniResource,
  openApi: openApiResource,
  openApiKey: lazyOpenApiKey,
  operator: lazyOperator,
  order: lazyOrder,
  robot: robotResource,
  contact: lazyContact,
  group: lazyGroup,
  material: lazyMaterial,
  library: lazyLibrary,
  upload: lazyUpload,
  send: lazySend,
  schedule: lazySchedule,
  prompt: lazyPrompt,
  reminder: lazyReminder,
  custom: lazyCustom,
  dialogue: lazyDialogue,
  rss: lazyRss,
  batchTask: lazyBatchTask,
  site: siteResource,
  event: eventResource,
  log: lazyLog,
  question: lazyQuestion,
  sample: lazySample,
};

/** A client of the console's own server for one visitor: it sends that token, or none once the session has ended. */
export const createConsoleClient = (token: string | null = session.token()): ChatdeckClient =>
  createClient(makers, {
    auth: { getToken: () => (session.token() === token ? token : null) },
    locale: () => preferences().locale,
  });
