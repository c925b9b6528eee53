import { join } from 'node:path';
import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import { openBroker } from './broker/open-broker';
import type { OpenDatabase } from './database/open-database';
import { localChannel } from './events/event-channel';
import { createLiveEvents } from './events/live-events';
import { postgresChannel } from './events/postgres-channel';
import { siteAddress } from './http/site-address';
import { openMailer, type MailSettings } from './mail/open-mailer';
import { createPostman } from './mail/postman';
import { sandboxGateway } from './payment/sandbox-gateway';
import { accountMail } from './resources/account/account-mail';
import { createDispatcher } from './outbox/dispatcher';
import { outboxRepository } from './outbox/outbox.repository';
import { accountRepository } from './resources/account/account.repository';
import { accountService } from './resources/account/account.service';
import { credentialService } from './resources/account/credential.service';
import { mailLinkRepository } from './resources/account/mail-link.repository';
import { sessionRepository } from './resources/account/session.repository';
import { createSessions } from './resources/account/sessions';
import { batchTaskService } from './resources/batch-task/batch-task.service';
import { contactRepository } from './resources/contact/contact.repository';
import { contactService } from './resources/contact/contact.service';
import { customRepository } from './resources/custom/custom.repository';
import { customService } from './resources/custom/custom.service';
import { dialogueService } from './resources/dialogue/dialogue.service';
import { groupRepository } from './resources/group/group.repository';
import { groupService } from './resources/group/group.service';
import { materialRepository } from './resources/material/material.repository';
import { materialService } from './resources/material/material.service';
import { miniService } from './resources/mini/mini.service';
import { phoneService } from './resources/mini/phone.service';
import { scanCodeRepository } from './resources/mini/scan-code.repository';
import { openApiRepository } from './resources/open-api/open-api.repository';
import { openApiService } from './resources/open-api/open-api.service';
import { openSendService } from './resources/open-api/open-send.service';
import { createSignatureBook } from './resources/open-api/signature-book';
import { signedRequests } from './resources/open-api/signed-request';
import { membershipRepository } from './resources/member/membership.repository';
import { membershipService } from './resources/member/membership.service';
import { orderRepository } from './resources/order/order.repository';
import { orderService } from './resources/order/order.service';
import { planRepository } from './resources/order/plan.repository';
import { promptRepository } from './resources/prompt/prompt.repository';
import { promptService } from './resources/prompt/prompt.service';
import { relationService } from './resources/relation/relation.service';
import { reminderRepository } from './resources/reminder/reminder.repository';
import { reminderService } from './resources/reminder/reminder.service';
import { robotItemRepository } from './resources/robot-item/robot-item.repository';
import { configRepository } from './resources/robot/config.repository';
import { configService } from './resources/robot/config.service';
import { robotRepository } from './resources/robot/robot.repository';
import { robotService } from './resources/robot/robot.service';
import { rssService } from './resources/rss/rss.service';
import { dailyRepository } from './resources/send/daily.repository';
import { jobService } from './resources/send/job.service';
import { findRecipients } from './resources/send/recipients';
import { sendRepository } from './resources/send/send.repository';
import { sendService } from './resources/send/send.service';
import { siteRepository } from './resources/site/site.repository';
import { siteService } from './resources/site/site.service';
import { createCallVerifier } from './robot-api/verify-call';
import { createRateLimits } from './security/rate-limits';
import { serverSecret } from './security/server-secret';
import { createFileSweeper } from './resources/upload/removed-files';
import { removedFilesRepository } from './resources/upload/removed-files.repository';
import { uploadRepository } from './resources/upload/upload.repository';
import { uploadService } from './resources/upload/upload.service';
import type { Settings } from './settings';
import { avatarStore } from './storage/avatars';
import { openStore } from './storage/open-store';
import { openScratch } from './storage/scratch';
import { uploadGrants } from './storage/upload-grant';
import { uploadTokens } from './storage/upload-token';

export type ServiceSettings = Pick<
  Settings,
  | 'dataDir'
  | 'feedbackGroup'
  | 'mqttHost'
  | 'mqttPort'
  | 'mqttPublicUrl'
  | 'mqttUrl'
  | 'notice'
  | 'openApiUnsigned'
  | 'openSkewMs'
  | 'publicUrl'
  | 'quota'
  | 's3'
  | 'sandbox'
  | 'sendGapMs'
  | 'signUp'
  | 'signUpsPerHour'
> &
  MailSettings;

/** Starts the broker and joins every part of the server to the database. */
export async function createServices({ db, isOurs, url }: OpenDatabase, settings: ServiceSettings) {
  const keys = openApiRepository(db);
  const store = await openStore(settings);
  const scratch = await openScratch(join(settings.dataDir, 'uploads'));
  const broker = await openBroker(settings, keys.secretOf, db);
  const channel = url === undefined ? localChannel() : postgresChannel(db, url);
  const events = await createLiveEvents(channel);
  const group = groupService(groupRepository(db), events);
  const accounts = accountRepository(db);
  const messages = siteRepository(db);
  const contact = contactService(contactRepository(db), events);
  const site = siteAddress(settings.publicUrl);
  const limits = createRateLimits(db);
  const sessions = createSessions(sessionRepository(db), events);
  const postman = createPostman(openMailer(settings));
  const links = mailLinkRepository(db);
  const mail = accountMail(links, postman, site);
  const scanCodes = scanCodeRepository(db);
  const gateway = sandboxGateway(() => serverSecret(db, 'sandbox-payment'), site);
  const membership = membershipService(membershipRepository(db), broker);
  const custom = customService(customRepository(db), accounts, broker);
  const config = configService(configRepository(db, isOurs), broker, accounts, custom, events);
  const dialogue = dialogueService(robotItemRepository(db, 'dialogue'), broker);
  const rss = rssService(robotItemRepository(db, 'rss'), broker);
  const batchTask = batchTaskService(robotItemRepository(db, 'batchTask'), broker);
  const robot = robotService(robotRepository(db), broker, events);
  // Nobody waits for this; a console that misses it asks again by itself.
  broker.onPresence((userId) => void robot.announce(userId).catch(() => {}));
  const outbox = outboxRepository(db);
  const dispatcher = createDispatcher({
    repository: outbox,
    broker,
    announce: (userId, progress, target) =>
      void events.publish(userId, { type: LIVE_EVENT.sendJob, progress, target }),
  });
  const jobs = jobService({
    repository: outbox,
    broker,
    dispatcher,
    events,
    recipients: findRecipients(group, contact),
    gapMs: settings.sendGapMs,
  });
  const useOnce = createSignatureBook(keys);
  const sweep = createFileSweeper(removedFilesRepository(db), store);
  const reminder = reminderService(reminderRepository(db), broker);
  return {
    db,
    broker,
    mqttPublicUrl: settings.mqttPublicUrl,
    secretOf: keys.secretOf,
    group,
    contact,
    account: accountService(accounts, sessions, limits, mail, {
      mode: settings.signUp,
      perHour: settings.signUpsPerHour,
    }),
    credentials: credentialService(accounts, links, limits, mail, events),
    mini: miniService(scanCodes, sessions, limits, site, settings.sandbox),
    phone: phoneService(scanCodes),
    membership,
    orders: orderService(
      orderRepository(db),
      planRepository(db),
      settings.sandbox ? gateway : undefined,
      membership,
      limits,
    ),
    sandboxGateway: gateway,
    postman,
    siteAddress: site,
    isSandbox: settings.sandbox,
    openApi: openApiService(keys, broker, messages, sessions, limits),
    openSend: openSendService({ group, contact, jobs, limits }),
    authenticateSigned: signedRequests({
      ...{ keys, accounts, useOnce, limits },
      acceptsUnsigned: settings.openApiUnsigned,
    }),
    robot,
    events,
    dispatcher,
    jobs,
    config,
    dialogue,
    rss,
    batchTask,
    reminder,
    custom,
    relation: relationService(group, contact, config, [
      dialogue.relations,
      rss.relations,
      batchTask.relations,
      reminder.relations,
      custom.relations,
    ]),
    material: materialService(materialRepository(db), sweep),
    prompt: promptService(promptRepository(db), dialogue.roleChanged),
    send: sendService(sendRepository(db), broker, group, contact, robot),
    dailySends: dailyRepository(db),
    site: siteService(messages, accounts, settings),
    verifyCall: createCallVerifier(keys, useOnce, settings.openSkewMs),
    uploadTokens: uploadTokens(keys.secretOf),
    store,
    scratch,
    avatars: avatarStore(store, scratch),
    upload: uploadService(
      uploadGrants(keys.secretOf),
      uploadRepository(db),
      store,
      settings.quota,
      sweep,
    ),
    publicUrl: settings.publicUrl,
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
