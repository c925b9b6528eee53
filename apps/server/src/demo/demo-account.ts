import type { SourceLocale } from '@chatdeck/sdk/constants';
import { CUSTOM_ROUTES } from '@chatdeck/sdk/operator';
import { configDocumentSchema } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';
import type { PastOrder } from '../resources/order/order.repository';
import { randomHex } from '../security/secrets';
import type { Services } from '../services';
import { demoRevisions } from './demo-config';
import { demoMaterials } from './demo-content';
import { storeDemoFiles } from './demo-files';
import { demoReports } from './demo-log';
import { addDemoRecords } from './demo-records';
import { demoSends } from './demo-sends';
import {
  DEMO_ROBOT_ID,
  SEEDED_BY,
  demoFriends,
  demoFriendTags,
  demoPresence,
  demoRooms,
  demoRoomTags,
} from './demo-people';
import { DEMO_EDITIONS } from './texts/editions';

const EMAIL = 'demo@chatdeck.local';
const PASSWORD_BYTES = 8;
const DAY_MS = 86_400_000;

export interface DemoAccount {
  readonly locale: SourceLocale;
  readonly email: string;
  readonly password: string;
  readonly apiKey: string;
  readonly apiSecret: string;
}

type DemoServices = Pick<
  Services,
  | 'log'
  | 'account'
  | 'batchTask'
  | 'custom'
  | 'dialogue'
  | 'reminder'
  | 'rss'
  | 'openApi'
  | 'order'
  | 'config'
  | 'material'
  | 'prompt'
  | 'robot'
  | 'contact'
  | 'group'
  | 'jobs'
  | 'scratch'
  | 'siteAddress'
  | 'upload'
>;

/** Fills an empty server with one member account to explore, in a language; undefined when it already has accounts. */
export async function addDemoAccount(
  services: DemoServices,
  locale: SourceLocale,
): Promise<DemoAccount | undefined> {
  if (await services.account.hasAny()) return undefined;
  const password = randomHex(PASSWORD_BYTES);
  const now = Date.now();
  const texts = DEMO_EDITIONS[locale];
  const { people, materials } = texts;
  const userId = await services.account.add(
    { name: people.account, email: EMAIL, password },
    // Its address receives no mail, so it needs no activation.
    {
      role: 'vip',
      customRoutes: CUSTOM_ROUTES.map(({ value }) => value),
      activatedAt: new Date(),
      locale,
    },
  );
  for (const [version, revision] of demoRevisions(locale).entries()) {
    const config = z.parse(configDocumentSchema, JSON.stringify(revision));
    await services.config.save(userId, config, version);
  }
  const urls = await storeDemoFiles(services, userId, locale);
  await services.material.addMany(userId, demoMaterials(materials, urls));
  await services.prompt.addMany(userId, Object.values(materials.prompts));
  await services.robot.introduce(userId, { robotId: DEMO_ROBOT_ID, name: people.robot });
  await services.robot.seed(userId, demoPresence(now));
  await services.contact.receive(userId, SEEDED_BY, demoFriends(people));
  await services.group.receive(userId, SEEDED_BY, demoRooms(people));
  await addDemoRecords(services, userId, locale);
  // It has read its config, like any robot.
  await services.config.serve(userId, '');
  await services.contact.tag(userId, demoFriendTags(people));
  await services.group.tag(userId, demoRoomTags(people));
  await services.log.changeSettings(userId, { open: true, media: false });
  await services.log.seed(userId, demoReports(texts, now));
  await services.jobs.seed(userId, demoSends(texts, urls, now));
  await services.order.seed(userId, demoOrders(now));
  return { locale, email: EMAIL, password, ...(await services.openApi.credentials(userId)) };
}

/** What the demo account bought until now (in ms), oldest first: a month, a quarter that it left unpaid, a lifetime. */
const demoOrders = (now: number): PastOrder[] => [
  { kind: 'mvip', at: new Date(now - 62 * DAY_MS), isPaid: true },
  { kind: 'qvip', at: new Date(now - 31 * DAY_MS), isPaid: false },
  { kind: 'avip', at: new Date(now - 30 * DAY_MS), isPaid: true },
];
