import type { OpenDatabase } from './database/open-database';
import { siteService } from './resources/site/site.service';
import { accountServices } from './services/account-services';
import { fileServices } from './services/file-services';
import { mediaServices } from './services/media-services';
import { layFoundation } from './services/foundation';
import { robotServices } from './services/robot-services';
import { sendServices } from './services/send-services';
import type { ServiceSettings } from './services/service-settings';

export type { ServiceSettings } from './services/service-settings';

/** Starts the broker and joins every part of the server to the database. */
export async function createServices(database: OpenDatabase, settings: ServiceSettings) {
  const foundation = await layFoundation(database, settings);
  const { db, broker, events, keys, store, scratch, postman, site } = foundation;
  const accounts = accountServices(foundation);
  const files = fileServices(foundation, accounts.openApi);
  const robots = robotServices(foundation, files.avatars);
  return {
    db,
    broker,
    events,
    store,
    scratch,
    postman,
    ...accounts,
    ...robots,
    ...sendServices(foundation, robots),
    ...files,
    media: mediaServices(foundation, accounts.account, robots.dialogue),
    site: siteService(
      foundation.messages,
      foundation.accounts,
      postman,
      settings,
      foundation.limits,
    ),
    siteAddress: site,
    secretOf: keys.secretOf,
    isSandbox: settings.sandbox,
    mqttPublicUrl: settings.mqttPublicUrl,
    publicUrl: settings.publicUrl,
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
