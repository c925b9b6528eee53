import type { EndpointId } from '../contract';
import { accountCalls } from './calls/account.calls';
import { auditCalls } from './calls/audit.calls';
import { batchTaskCalls } from './calls/batch-task.calls';
import { customCalls } from './calls/custom.calls';
import { dialogueCalls } from './calls/dialogue.calls';
import { eventCalls } from './calls/event.calls';
import { libraryCalls } from './calls/library.calls';
import { logCalls } from './calls/log.calls';
import { materialCalls } from './calls/material.calls';
import { miniCalls } from './calls/mini.calls';
import type { MockCall } from './calls/mock-call';
import { operatorCalls } from './calls/operator.calls';
import { openApiCalls } from './calls/open-api.calls';
import { orderCalls } from './calls/order.calls';
import { contactCalls, groupCalls } from './calls/chat.calls';
import { openApiKeyCalls } from './calls/open-api-key.calls';
import { passkeyCalls } from './calls/passkey.calls';
import { promptCalls } from './calls/prompt.calls';
import { questionCalls } from './calls/question.calls';
import { reminderCalls } from './calls/reminder.calls';
import { robotCalls } from './calls/robot.calls';
import { rssCalls } from './calls/rss.calls';
import { sampleCalls } from './calls/sample.calls';
import { scheduleCalls } from './calls/schedule.calls';
import { sendCalls } from './calls/send.calls';
import { siteCalls } from './calls/site.calls';
import { accountDataCalls } from './calls/account-data.calls';
import { twoFactorCalls } from './calls/two-factor.calls';
import { uploadCalls } from './calls/upload.calls';

/** One answer for each call of the contract, typed by its schemas. */
export type MockCalls = { [Id in EndpointId]: MockCall<Id> };

/** What each call does to the state of a mock backend; a call without one does not compile. */
export const mockCalls: MockCalls = {
  ...accountCalls,
  ...twoFactorCalls,
  ...openApiKeyCalls,
  ...passkeyCalls,
  ...auditCalls,
  ...accountDataCalls,
  ...miniCalls,
  ...orderCalls,
  ...openApiCalls,
  ...robotCalls,
  ...contactCalls,
  ...groupCalls,
  ...materialCalls,
  ...libraryCalls,
  ...sendCalls,
  ...eventCalls,
  ...scheduleCalls,
  ...promptCalls,
  ...reminderCalls,
  ...sampleCalls,
  ...customCalls,
  ...dialogueCalls,
  ...rssCalls,
  ...batchTaskCalls,
  ...uploadCalls,
  ...logCalls,
  ...questionCalls,
  ...siteCalls,
  ...operatorCalls,
};
