import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../support/server';
import { grantRights, logIn, makeAccounts } from './accounts';
import { saveStage } from './stage';

/** Starts one server with an account for each role, for all visits; returns the function that stops it. */
export default async function globalSetup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'chatdeck-visits-'));
  const server = await startServer({ DATA_DIR: dataDir, CHATDECK_DEMO: 'zh-CN' });
  const accounts = await makeAccounts(server);
  grantRights(dataDir, accounts);
  const sessionOf = async (account: { email: string; password: string }) =>
    (await logIn(server.url, account)).session;
  saveStage({
    url: server.url,
    sessions: {
      user: await sessionOf(accounts.user),
      member: await sessionOf(accounts.member),
      custom: await sessionOf(accounts.custom),
      newcomer: await sessionOf(accounts.newcomer),
      operator: await sessionOf(accounts.operator),
    },
  });
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
