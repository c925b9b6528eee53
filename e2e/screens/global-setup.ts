import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChatdeckClient, freshConfig, unwrap } from '@chatdeck/sdk';
import { administer } from '../support/administer';
import { startServer } from '../support/server';
import { demoAccount, giveConfig, logIn } from '../visits/accounts';
import type { VisitLocale } from '../visits/roles';
import { saveStages, type Stage } from './stage';

const PASSWORD = '一句够长的口令 7';
const NAMES: Readonly<Record<VisitLocale, string>> = { 'zh-CN': '山月', en: 'Alice Webb' };
const FEEDBACK: Readonly<Record<VisitLocale, string>> = {
  'zh-CN': '能按标签选人吗？',
  en: 'Can friends be chosen by tag?',
};
const EMPTY = { email: 'empty@shanyue.cn', password: PASSWORD };
const OPERATOR = { email: 'operator@shanyue.cn', password: PASSWORD };
const FREE = { email: 'free@shanyue.cn', password: PASSWORD };

/** Starts a server for each language with its accounts; returns the function that stops them. */
export default async function globalSetup() {
  const chinese = await openStage('zh-CN');
  const english = await openStage('en');
  saveStages({ 'zh-CN': chinese.stage, en: english.stage });
  return async () => {
    await chinese.close();
    await english.close();
  };
}

async function openStage(locale: VisitLocale): Promise<{ stage: Stage; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chatdeck-screens-'));
  const settings = { DATA_DIR: dataDir, CHATDECK_DEMO: locale };
  const first = await startServer(settings);
  const filled = demoAccount(first);
  const { client: demo } = await logIn(first.url, filled);
  const { router } = unwrap(await demo.account.info()).customRole;
  const visitor = createChatdeckClient({ baseUrl: first.url });
  for (const account of [EMPTY, FREE, OPERATOR]) {
    unwrap(await visitor.account.signUp({ name: NAMES[locale], ...account }));
  }
  const { client: empty } = await logIn(first.url, EMPTY);
  unwrap(await empty.robot.config.save({ config: freshConfig(locale), baseVersion: 0 }));
  const { client: free } = await logIn(first.url, FREE);
  await giveConfig(demo, free);
  const { client: operator } = await logIn(first.url, OPERATOR);
  await giveConfig(demo, operator);
  unwrap(await free.site.sendFeedback({ content: FEEDBACK[locale] }));
  await first.stop();
  administer(dataDir, 'user', 'grant-vip', EMPTY.email);
  administer(dataDir, 'user', 'set-custom-routes', EMPTY.email, ...router);
  administer(dataDir, 'user', 'activate', FREE.email);
  administer(dataDir, 'user', 'operator', OPERATOR.email);
  administer(dataDir, 'invite', 'add');
  const server = await startServer(settings);
  const stage = {
    url: server.url,
    sessions: {
      filled: (await logIn(server.url, filled)).session,
      empty: (await logIn(server.url, EMPTY)).session,
      free: (await logIn(server.url, FREE)).session,
      operator: (await logIn(server.url, OPERATOR)).session,
    },
  };
  const close = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { stage, close };
}
