import { accountEndpoints } from '../resources/account/account.endpoints';
import { auditEndpoints } from '../resources/audit/audit.endpoints';
import { batchTaskEndpoints } from '../resources/batch-task/batch-task.endpoints';
import { contactEndpoints } from '../resources/contact/contact.endpoints';
import { customEndpoints } from '../resources/custom/custom.endpoints';
import { dialogueEndpoints } from '../resources/dialogue/dialogue.endpoints';
import { eventEndpoints } from '../resources/event/event.endpoints';
import { groupEndpoints } from '../resources/group/group.endpoints';
import { libraryEndpoints } from '../resources/library/library.endpoints';
import { logEndpoints } from '../resources/log/log.endpoints';
import { materialEndpoints } from '../resources/material/material.endpoints';
import { miniEndpoints } from '../resources/mini/mini.endpoints';
import { openApiEndpoints } from '../resources/open-api/open-api.endpoints';
import { openApiKeyEndpoints } from '../resources/open-api-key/open-api-key.endpoints';
import { orderEndpoints } from '../resources/order/order.endpoints';
import { operatorEndpoints } from '../resources/operator/operator.endpoints';
import { passkeyEndpoints } from '../resources/passkey/passkey.endpoints';
import { promptEndpoints } from '../resources/prompt/prompt.endpoints';
import { questionEndpoints } from '../resources/question/question.endpoints';
import { reminderEndpoints } from '../resources/reminder/reminder.endpoints';
import { robotEndpoints } from '../resources/robot/robot.endpoints';
import { rssEndpoints } from '../resources/rss/rss.endpoints';
import { sampleEndpoints } from '../resources/sample/sample.endpoints';
import { scheduleEndpoints } from '../resources/schedule/schedule.endpoints';
import { sendEndpoints } from '../resources/send/send.endpoints';
import { siteEndpoints } from '../resources/site/site.endpoints';
import { accountDataEndpoints } from '../resources/account-data/account-data.endpoints';
import { twoFactorEndpoints } from '../resources/two-factor/two-factor.endpoints';
import { uploadEndpoints } from '../resources/upload/upload.endpoints';

/** Every call of the product by resource and verb. */
export const contract = {
  account: accountEndpoints,
  twoFactor: twoFactorEndpoints,
  passkey: passkeyEndpoints,
  audit: auditEndpoints,
  accountData: accountDataEndpoints,
  mini: miniEndpoints,
  order: orderEndpoints,
  openApi: openApiEndpoints,
  openApiKey: openApiKeyEndpoints,
  robot: robotEndpoints,
  contact: contactEndpoints,
  group: groupEndpoints,
  material: materialEndpoints,
  library: libraryEndpoints,
  send: sendEndpoints,
  event: eventEndpoints,
  schedule: scheduleEndpoints,
  prompt: promptEndpoints,
  reminder: reminderEndpoints,
  sample: sampleEndpoints,
  custom: customEndpoints,
  dialogue: dialogueEndpoints,
  rss: rssEndpoints,
  batchTask: batchTaskEndpoints,
  upload: uploadEndpoints,
  log: logEndpoints,
  question: questionEndpoints,
  site: siteEndpoints,
  operator: operatorEndpoints,
} as const;

type ValueOf<T> = T[keyof T];
/** Any declared call. */
export type AnyEndpoint = ValueOf<{ [R in keyof typeof contract]: ValueOf<(typeof contract)[R]> }>;
/** The id of any declared call, `resource.verb`. */
export type EndpointId = AnyEndpoint['id'];
/** The call with a given id. */
export type EndpointById<Id extends EndpointId> = Extract<AnyEndpoint, { id: Id }>;

/** Every call of the product, in the order of its resources. */
export const endpoints: readonly AnyEndpoint[] = Object.values(contract).flatMap((resource) =>
  Object.values<AnyEndpoint>(resource),
);

export type {
  Access,
  Endpoint,
  Method,
  ParsedRequestOf,
  RequestOf,
  ResponseInputOf,
  ResponseOf,
} from '../core/endpoint';
export { carriesToken, pathParameters, servedPath } from '../core/path';

export { CAP_TEXT, capText, type CapId } from '../core/cap-texts';
