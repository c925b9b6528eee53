import { mediaService } from './media-services/media.service';
import { outgoing } from './media-services/outgoing';
import type { OpenDatabase } from './database/open-database';
import { uploadRepository } from './resources/upload/upload.repository';
import { voiceFiles } from './resources/upload/voice-files';
import { FIXED_HOSTS } from './resources/question/asking/ai-service';
import { questionService } from './resources/question/question.service';
import { savedServices } from './resources/question/saved-services';
import { createAuditCalls } from './resources/audit/audit-calls';
import { auditedCalls } from './resources/audit/audited-calls';
import { noticeRepository } from './resources/site/notice.repository';
import { noticeService } from './resources/site/notice.service';
import { siteService } from './resources/site/site.service';
import { accountServices } from './services/account-services';
import { fileServices } from './services/file-services';
import { layFoundation, type ServiceSettings } from './services/foundation';
import { operatorPage, operatorServices } from './services/operator-services';
import { robotServices } from './services/robot-services';
import { sendServices } from './services/send-services';
import { partChecks } from './watching/part-checks';
import { watchParts } from './watching/parts';

export type { ServiceSettings } from './services/foundation';

/** Starts the broker and connects every part of the server to the database. */
export async function createServices(database: OpenDatabase, settings: ServiceSettings) {
  const foundation = await layFoundation(database, settings);
  const { db, broker, events, keys, limits, store, scratch, postman } = foundation;
  const accounts = accountServices(foundation);
  const files = fileServices(foundation, accounts.openApi);
  const robots = robotServices(foundation, files);
  const notice = noticeService(noticeRepository(db), settings.notice);
  const site = siteService(
    foundation.messages,
    foundation.accounts,
    postman,
    settings,
    notice,
    limits,
  );
  const parts = watchParts(partChecks(foundation));
  return {
    db,
    audit: foundation.audit,
    auditCalls: createAuditCalls(
      foundation.audit,
      auditedCalls({
        ...robots,
        ...files,
        accounts: foundation.accounts,
        openApiKeys: accounts.openApiKeys,
        passkey: accounts.passkey,
      }),
    ),
    databaseUse: foundation.use,
    metrics: foundation.metrics,
    parts,
    operator: operatorPage(
      operatorServices(database, foundation, settings, { ...accounts, notice }),
      foundation,
      parts,
    ),
    broker,
    events,
    store,
    scratch,
    postman,
    ...accounts,
    ...robots,
    ...sendServices(foundation, robots),
    ...files,
    media: mediaService({
      userOf: async (apiKey) => (await keys.byKey(apiKey))?.userId,
      isMember: accounts.account.isMember,
      dialogues: robots.dialogue.forRobot,
      limits,
      voices: voiceFiles(uploadRepository(db), store, scratch, settings.quota),
      ask: outgoing(settings.privateServices),
    }),
    site,
    question: questionService(
      savedServices({
        ...robots,
        site,
        hosts: { ...FIXED_HOSTS, tianapi: settings.tianapiUrl.href.replace(/\/$/, '') },
      }),
      foundation.accounts,
      limits,
      settings.privateServices,
    ),
    siteAddress: foundation.site,
    secretOf: keys.secretOf,
    isSandbox: settings.sandbox,
    mqttPublicUrl: settings.mqttPublicUrl,
    publicUrl: settings.publicUrl,
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
