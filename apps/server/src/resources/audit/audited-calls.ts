import type { ChangingCall } from '@chatdeck/sdk/changes';
import { SCAN_STATE } from '@chatdeck/sdk/constants';
import { isJsonObject, type JsonObject } from '@chatdeck/sdk/rules';
import { rowIdOf } from '../../database/row-id';
import type { AccountRepository } from '../account/account.repository';
import type { BatchTaskService } from '../batch-task/batch-task.service';
import type { CustomService } from '../custom/custom.service';
import type { DialogueService } from '../dialogue/dialogue.service';
import type { LogService } from '../log/log.service';
import type { MaterialService } from '../material/material.service';
import type { OpenApiKeyService } from '../open-api-key/open-api-key.service';
import type { PasskeyService } from '../passkey/passkey.service';
import type { PromptService } from '../prompt/prompt.service';
import type { ReminderService } from '../reminder/reminder.service';
import type { ConfigService } from '../robot/config.service';
import type { RssService } from '../rss/rss.service';
import type { SampleService } from '../sample/sample.service';
import { each, hidden, plain, replaced, rows, sent, turned, type Audited } from './audited';

/** What is read of the services before and after a change. */
export interface AuditedServices {
  readonly accounts: Pick<AccountRepository, 'find'>;
  readonly config: Pick<ConfigService, 'stored'>;
  readonly custom: Pick<CustomService, 'load' | 'ownChannels'>;
  readonly log: Pick<LogService, 'switches'>;
  readonly material: Pick<MaterialService, 'get'>;
  readonly openApiKeys: Pick<OpenApiKeyService, 'find'>;
  readonly passkey: Pick<PasskeyService, 'find'>;
  readonly prompt: Pick<PromptService, 'get'>;
  readonly reminder: Pick<ReminderService, 'get'>;
  readonly sample: Pick<SampleService, 'get'>;
  readonly dialogue: Pick<DialogueService, 'find'>;
  readonly rss: Pick<RssService, 'find'>;
  readonly batchTask: Pick<BatchTaskService, 'find'>;
}

/** Why a call has no entry. */
type Reason = string;

/** What the entry of each call says that changes something, or why it has none; a call without a row does not compile. */
export type AuditedCalls = Readonly<Record<ChangingCall, Audited | Reason>>;

/** The trail of an operator has it, for the account that it concerns instead of the operator's own. */
const BY_OPERATOR: Reason = 'written by operatorTrail';

const isConfirmed = (answer: unknown): boolean =>
  isJsonObject(answer) && answer['state'] === SCAN_STATE.confirmed;

export function auditedCalls(services: AuditedServices): AuditedCalls {
  const { accounts, config, custom, log } = services;
  const numbered =
    (get: (userId: string, id: number) => Promise<object>) => (userId: string, id: string) =>
      get(userId, rowIdOf(id));
  const material = rows(numbered(services.material.get));
  const prompt = rows(numbered(services.prompt.get));
  const passkey = rows(numbered(services.passkey.find));
  const key = {
    ...rows(numbered(services.openApiKeys.find)),
    after: ({ name = null, scopes = null, expiresAt = null }: JsonObject) => ({
      name,
      scopes,
      expiresAt,
    }),
  };
  const reminder = rows(numbered(services.reminder.get));
  const sample = rows(numbered(services.sample.get));
  const dialogue = rows(numbered(services.dialogue.find));
  const rss = rows(numbered(services.rss.find));
  const batchTask = rows(numbered(services.batchTask.find));
  const savedConfig: Audited = { before: ({ userId }) => config.stored(userId), after: 'read' };

  return {
    'accountData.exportAll': plain(),
    'accountData.askDeletion': plain(),
    'accountData.keep': plain(),
    'account.signup': sent(['name', 'email']),
    'account.login': plain(),
    'account.sendReset': plain(),
    'account.resetPassword': hidden('password'),
    'account.logout': plain(),
    'account.activate': plain(),
    'account.sendActivation': plain(),
    'account.changePassword': hidden('password'),
    'account.changeEmail': replaced(['email'], ({ email }) => Promise.resolve({ email })),
    'account.changeNotices': replaced(['offlineMail'], ({ userId }) => accounts.find(userId)),
    'account.endSession': plain(),
    'account.endOtherSessions': plain(),
    'twoFactor.login': plain(),
    'twoFactor.begin': plain(),
    'twoFactor.turnOn': turned('twoFactor', true),
    'twoFactor.turnOff': turned('twoFactor', false),
    'twoFactor.renewCodes': plain(),
    'passkey.beginLogin': 'a challenge that nobody has signed changes nothing of an account',
    'passkey.login': plain(),
    'passkey.beginAdding': plain(),
    'passkey.add': { after: (_, { name = null }) => ({ name }) },
    'passkey.rename': { ...passkey.removed, after: (_, { name = null }) => ({ name }) },
    'passkey.remove': passkey.removed,
    'mini.loginCode': 'a code that nobody has scanned changes nothing of an account',
    'mini.checkLogin': plain({ isDone: isConfirmed }),
    'mini.bindCode': 'a code that nobody has scanned changes nothing of an account',
    'mini.checkBinding': 'it is asked again and again; the phone that binds itself has an entry',
    'mini.unbind': plain(),
    'order.create': sent(['kind']),
    'openApi.reset': hidden('apiKey', 'apiSecret'),
    'openApiKey.add': { after: key.after },
    'openApiKey.update': { ...key.removed, after: key.after },
    'openApiKey.rotate': hidden('apiSecret'),
    'openApiKey.remove': key.removed,
    'openApi.session': sent(['scopes'], 'customerId'),
    'openApi.addCustomer': sent(['name'], 'customerId'),
    'openApi.sayToRoom': plain({ idField: 'wxid' }),
    'openApi.sayToContact': plain({ idField: 'wxid' }),
    'robot.updateConfig': savedConfig,
    'robot.restoreConfig': savedConfig,
    'robot.setVerifyCode': plain(),
    'robot.clearRecords': plain(),
    'contact.tag': each('list', 'wxid', 'tags'),
    'group.tag': each('list', 'wxid', 'tags'),
    'material.add': material.added,
    'material.addRich': material.added,
    'material.update': material.changed,
    'material.remove': material.removed,
    'material.restore': material.added,
    'library.tag': each('list', 'id', 'tag'),
    'library.remove': sent(['ids']),
    'library.restore': sent(['ids']),
    // What is written to people is nobody else's to read: the operator reads entries too.
    'send.sayToRoom': plain({ idField: 'wxid' }),
    'send.sayToContact': plain({ idField: 'wxid' }),
    'send.event': sent(['target', 'event']),
    'send.messages': sent(['target', 'groups']),
    'send.cancelJob': plain(),
    'send.retryJob': plain(),
    'schedule.saveOwnChannels': replaced(['channels'], async ({ userId }) => ({
      channels: (await custom.ownChannels(userId)).list,
    })),
    'prompt.add': prompt.added,
    'prompt.update': prompt.changed,
    'prompt.remove': prompt.removed,
    'prompt.restore': prompt.added,
    'reminder.add': reminder.added,
    'reminder.update': reminder.changed,
    'reminder.remove': reminder.removed,
    'reminder.restore': reminder.added,
    'sample.add': sample.added,
    'sample.update': sample.changed,
    'sample.remove': sample.removed,
    'sample.restore': sample.added,
    'custom.updateConfig': {
      before: async ({ userId }) => (await custom.load(userId)).config,
      after: (_, { config: saved }) => (isJsonObject(saved) ? saved : {}),
    },
    'dialogue.add': dialogue.added,
    'dialogue.update': dialogue.changed,
    'dialogue.remove': dialogue.removed,
    'dialogue.restore': dialogue.added,
    'dialogue.reorder': sent(['ids']),
    'rss.add': rss.added,
    'rss.update': rss.changed,
    'rss.remove': rss.removed,
    'rss.restore': rss.added,
    'batchTask.add': batchTask.added,
    'batchTask.update': batchTask.changed,
    'batchTask.remove': batchTask.removed,
    'batchTask.restore': batchTask.added,
    'upload.store': 'its route writes the entry, since the form is no call with an input',
    'log.changeSettings': replaced(['open', 'media'], ({ userId }) => log.switches(userId)),
    'log.remove': plain({ idField: 'conversationId' }),
    'log.clear': plain(),
    'operator.grantVip': BY_OPERATOR,
    'operator.revokeVip': BY_OPERATOR,
    'operator.setCustomRoutes': BY_OPERATOR,
    'operator.block': BY_OPERATOR,
    'operator.unblock': BY_OPERATOR,
    'operator.exportAccount': BY_OPERATOR,
    'operator.deleteAccount': BY_OPERATOR,
    'operator.keepAccount': BY_OPERATOR,
    'operator.setPlan': BY_OPERATOR,
    'operator.addInvite': BY_OPERATOR,
    'operator.removeInvite': BY_OPERATOR,
    'operator.answerFeedback': BY_OPERATOR,
    'operator.setNotice': BY_OPERATOR,
    'operator.makeBackup': BY_OPERATOR,
    'site.feedback': plain(),
  };
}
