import { join } from 'node:path';
import { answerCommands } from './admin/beside-server';
import { openDatabase, type OpenDatabase } from './database/open-database';
import { scheduleBackups } from './database/scheduled-backups';
import { robotAddress } from './broker/robot-address';
import { addDemoAccount, type DemoAccount } from './demo/demo-account';
import { version } from './places';
import { backupWriter } from './resources/operator/backups.service';
import type { Services } from './services';
import type { Settings } from './settings';
import { listenFailure } from './start-refused';
import { startWatchdog } from './watching/watchdog';

export interface RunningServer {
  /** The address for a browser on this machine. */
  readonly address: string;
  /** The broker address for robots: that of the settings, otherwise the broker in this process. */
  readonly mqttAddress: string;
  /** The demo account, on the start that created it. */
  readonly demo: DemoAccount | undefined;
  /** Finishes pending work, then releases the ports and the database. */
  readonly stop: () => Promise<void>;
}

/** Makes scheduled backups if the settings ask for them. */
export function makeBackups(
  settings: Settings,
  database: OpenDatabase,
  { store, metrics }: Pick<Services, 'store' | 'metrics'>,
): () => Promise<void> {
  const { backupEveryMs: everyMs, backupKeep: keep, dataDir } = settings;
  if (everyMs === undefined) return () => Promise.resolve();
  const make = backupWriter(database, dataDir, store);
  const onFailure = () => metrics.backupFailures.inc();
  return scheduleBackups({ everyMs, keep, folder: join(dataDir, 'backups'), make, onFailure });
}

/** Starts everything in order; when a later part fails, what was started is stopped again. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let next = stops.pop(); next !== undefined; next = stops.pop()) await next();
  };
  try {
    // The rest of the program loads while the database opens: each takes about a second.
    const program = Promise.all([import('./services'), import('./app')]);
    const database = await openDatabase(settings, undefined, 'server');
    stops.push(database.close);
    const [{ createServices }, { createApp }] = await program;
    const services = await createServices(database, settings);
    stops.push(services.broker.close, services.events.close);
    stops.push(() => services.postman.close());
    const app = await createApp(services, { ...settings, version });
    stops.push(() => app.close());
    services.dispatcher.start((error) => app.log.error({ err: error }, 'The outbox failed'));
    stops.push(services.dispatcher.stop);
    if (database.tend) {
      const onFailure = (error: unknown) =>
        app.log.error({ err: error }, 'The embedded database could not be tended');
      const onSpace = (isWritable: boolean) =>
        isWritable
          ? app.log.warn('There is space on the disk of DATA_DIR again: the database is writable')
          : app.log.error(
              'The disk of DATA_DIR is full: the database is read-only until there is space',
            );
      stops.push(database.tend({ onFailure, onSpace }));
      // The last to stop: closing the database may hang too.
      stops.unshift(startWatchdog());
    }
    await app.listen({ host: settings.host, port: settings.port }).catch((error: Error) => {
      throw listenFailure(error, 'PORT', settings.host, settings.port);
    });
    stops.push(services.membership.watch());
    stops.push(services.offlineMail.watch());
    stops.push(services.unneededFiles.watch());
    stops.push(services.deletion.watch());
    stops.push(services.log.watch());
    stops.push(services.audit.watch());
    stops.push(services.operator.backups.settled);
    stops.push(services.parts.watch());
    database.onCommand?.(
      answerCommands(async (asked) => {
        const { commandsInServer } = await import('./admin/commands-in-server');
        return commandsInServer(services)(asked);
      }),
    );
    stops.push(makeBackups(settings, database, services));
    services.siteAddress.listensAt(app.listeningOrigin);
    // Only now: a failing start must not lose the password of the demo account, which is shown once.
    const demo = settings.demo ? await addDemoAccount(services, settings.demo) : undefined;
    const address = app.listeningOrigin;
    const { host, port } = robotAddress(settings.mqttPublicUrl, {
      hostname: settings.mqttHost,
      port: services.broker.port,
      isTls: services.broker.isTls,
    });
    return { address, mqttAddress: `${host}:${port}`, demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
