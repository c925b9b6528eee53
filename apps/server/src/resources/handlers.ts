import type { Handlers } from '../http/handlers';
import type { Services } from '../services';
import { accountDataHandlers } from './account-data/account-data.handlers';
import { accountHandlers } from './account/account.handlers';
import { auditHandlers } from './audit/audit.handlers';
import { batchTaskHandlers } from './batch-task/batch-task.handlers';
import { chatHandlers } from './chat/chat.handlers';
import { customHandlers } from './custom/custom.handlers';
import { eventHandlers } from './event/event.handlers';
import { libraryHandlers } from './library/library.handlers';
import { dialogueHandlers } from './dialogue/dialogue.handlers';
import { recordHandlers } from './record/record.handlers';
import { logHandlers } from './log/log.handlers';
import { materialHandlers } from './material/material.handlers';
import { miniHandlers } from './mini/mini.handlers';
import { openApiHandlers } from './open-api/open-api.handlers';
import { openApiKeyHandlers } from './open-api-key/open-api-key.handlers';
import { operatorHandlers } from './operator/operator.handlers';
import { orderHandlers } from './order/order.handlers';
import { passkeyHandlers } from './passkey/passkey.handlers';
import { promptHandlers } from './prompt/prompt.handlers';
import { questionHandlers } from './question/question.handlers';
import { reminderHandlers } from './reminder/reminder.handlers';
import { robotHandlers } from './robot/robot.handlers';
import { scheduleHandlers } from './schedule/schedule.handlers';
import { sendHandlers } from './send/send.handlers';
import { siteHandlers } from './site/site.handlers';
import { twoFactorHandlers } from './two-factor/two-factor.handlers';
import { uploadHandlers } from './upload/upload.handlers';

/** A handler for each call of the contract; a missing one does not compile. */
export const createHandlers = (services: Services): Handlers => ({
  account: accountHandlers(services.account, services.credentials),
  accountData: accountDataHandlers(services.exports, services.deletion),
  twoFactor: twoFactorHandlers(services.twoFactor),
  passkey: passkeyHandlers(services.passkey),
  audit: auditHandlers(services.audit),
  mini: miniHandlers(services.mini),
  order: orderHandlers(services.order),
  openApi: openApiHandlers(services.openApi, services.customers, services.openSend),
  openApiKey: openApiKeyHandlers(services.openApiKeys),
  robot: robotHandlers(services.robot, services.config, services.publicUrl),
  contact: chatHandlers(services.contact, {
    related: services.relation.ofContact,
    counts: services.relation.countContacts,
  }),
  group: chatHandlers(services.group, {
    related: services.relation.ofRoom,
    counts: services.relation.countRooms,
  }),
  material: materialHandlers(
    services.material,
    services.upload,
    services.relation,
    services.publicUrl,
  ),
  library: libraryHandlers(services.library),
  upload: uploadHandlers(services.upload),
  send: sendHandlers(services.send, services.jobs, services.dailySends),
  event: eventHandlers(services.events, services.robot),
  schedule: scheduleHandlers(services.custom),
  prompt: promptHandlers(services.prompt, services.relation),
  reminder: reminderHandlers(services.reminder, services.contact),
  sample: recordHandlers(services.sample),
  custom: customHandlers(services.custom),
  dialogue: dialogueHandlers(services.dialogue),
  rss: recordHandlers(services.rss),
  batchTask: batchTaskHandlers(services.batchTask),
  log: logHandlers(services.log),
  question: questionHandlers(services.question),
  site: siteHandlers(services.site, services.publicUrl),
  operator: operatorHandlers(services.operator),
});
