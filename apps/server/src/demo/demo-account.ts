import { CUSTOM_ROUTES } from '@chatdeck/sdk/operator';
import { configDocumentSchema } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';
import type { PastOrder } from '../resources/order/order.repository';
import { randomHex } from '../security/secrets';
import type { Services } from '../services';
import { demoRevisions } from './demo-config';
import { demoMaterials, demoPrompts } from './demo-content';
import { storeDemoFiles } from './demo-files';
import { demoReports } from './demo-log';
import { addDemoRecords } from './demo-records';
import { demoSends } from './demo-sends';
import {
  DEMO_ROBOT,
  SEEDED_BY,
  demoFriends,
  demoFriendTags,
  demoPresence,
  demoRooms,
  demoRoomTags,
} from './demo-people';

const EMAIL = 'demo@chatdeck.local';
const PASSWORD_BYTES = 8;
const DAY_MS = 86_400_000;

export interface DemoAccount {
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

/** Fills an empty server with one member account to explore; undefined when it already has accounts. */
export async function addDemoAccount(services: DemoServices): Promise<DemoAccount | undefined> {
  if (await services.account.hasAny()) return undefined;
  const password = randomHex(PASSWORD_BYTES);
  const now = Date.now();
  const userId = await services.account.add(
    { name: '演示账号', email: EMAIL, password },
    // Its address receives no mail, so it needs no activation.
    { role: 'vip', customRoutes: CUSTOM_ROUTES.map(({ value }) => value), activatedAt: new Date() },
  );
  for (const [version, revision] of demoRevisions.entries()) {
    const config = z.parse(configDocumentSchema, JSON.stringify(revision));
    await services.config.save(userId, config, version);
  }
  const urls = await storeDemoFiles(services, userId);
  await services.material.addMany(userId, demoMaterials(urls));
  await services.prompt.addMany(userId, demoPrompts);
  await services.robot.introduce(userId, DEMO_ROBOT);
  await services.robot.seed(userId, demoPresence(now));
  await services.contact.receive(userId, SEEDED_BY, demoFriends());
  await services.group.receive(userId, SEEDED_BY, demoRooms());
  await addDemoRecords(services, userId);
  // It has read its config, like any robot.
  await services.config.serve(userId, '');
  await services.contact.tag(userId, demoFriendTags());
  await services.group.tag(userId, demoRoomTags());
  await services.log.changeSettings(userId, { open: true, media: false });
  await services.log.seed(userId, demoReports(now));
  await services.jobs.seed(userId, demoSends(urls, now));
  await services.order.seed(userId, demoOrders(now));
  return { email: EMAIL, password, ...(await services.openApi.credentials(userId)) };
}

/** What the demo account bought until now (in ms), oldest first: a month, a quarter that it left unpaid, a lifetime. */
const demoOrders = (now: number): PastOrder[] => [
  { kind: 'mvip', at: new Date(now - 62 * DAY_MS), isPaid: true },
  { kind: 'qvip', at: new Date(now - 31 * DAY_MS), isPaid: false },
  { kind: 'avip', at: new Date(now - 30 * DAY_MS), isPaid: true },
];
