import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@chatdeck/sdk/contract';
import { ask, ofRobot, requestOf, storeCrowd } from './crowd.mjs';
import { openDatabaseServer } from './database.mjs';
import { settingsOf, startInstances } from './instances.mjs';
import { inTurns } from './loops.mjs';
import { startMosquitto } from './mosquitto.mjs';
import { connectRobots, reportFriends } from './robots.mjs';

const ADMIN = join(import.meta.dirname, '../../apps/server/dist/admin.js');
const PREPARED_AT_ONCE = 20;

/** The log of an account on, and the path that its robot is told to report messages to. */
async function logPathOf(address, account) {
  const change = { open: true, media: false };
  await ask(address, await requestOf(contract.log.changeSettings, change, account.token));
  const { config } = await ask(address, ofRobot('GET /wechat/config', account));
  return new URL(JSON.parse(config).conversationRecord.customUrl).pathname;
}

/**
 * A PostgreSQL server and a broker with so many accounts, whose robots are connected; the first ones have a console, and
 * the first of these a list of friends.
 */
export async function openWorld(
  { robots: robotCount, consoles: consoleCount, senders, friends },
  report,
) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-scaling-'));
  const stops = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    report('PostgreSQL and accounts');
    const database = await openDatabaseServer();
    stops.push(database.remove);
    // Nothing has to survive a power cut while the accounts are stored.
    const databaseUrl = `${database.url}?options=-c%20synchronous_commit%3Doff`;
    const databaseSettings = { dataDir: folder, databaseUrl };
    const crowd = await storeCrowd(databaseSettings, robotCount, 'vip');
    const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder };
    const passwords = execFileSync(process.execPath, [ADMIN, 'mqtt', 'passwords'], { env });
    const broker = await startMosquitto(passwords.toString().trim());
    stops.push(broker.stop);

    const settings = settingsOf({ database, broker });
    /** Starts so many instances, which end with the world if nobody stops them before. */
    const start = async (count) => {
      const instances = await startInstances(count, folder, settings);
      stops.push(instances.stop);
      return {
        ...instances,
        stop: () => {
          stops.splice(stops.indexOf(instances.stop), 1);
          return instances.stop();
        },
      };
    };
    const first = await start(1);
    const [address] = first.addresses;
    report('robots and consoles');
    const robots = await connectRobots(address, crowd);
    stops.push(robots.close);
    const consoles = await inTurns(
      crowd.slice(0, consoleCount),
      PREPARED_AT_ONCE,
      async (account) => ({ ...account, logPath: await logPathOf(address, account) }),
    );
    await inTurns(consoles.slice(0, senders), PREPARED_AT_ONCE, (account) =>
      reportFriends(address, account, friends),
    );
    await first.stop();
    return { database, broker, crowd, consoles, robots, start, close };
  } catch (error) {
    await close();
    throw error;
  }
}
