import { openDatabase } from './database/open-database';
import { robotAddress } from './broker/robot-address';
import { addDemoAccount, type DemoAccount } from './demo/demo-account';
import { createApp } from './http/create-app';
import { version } from './places';
import { createServices } from './services';
import type { Settings } from './settings';
import { listenFailure } from './start-refused';

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Where robots listen: the settings, else the broker of this process. */
  readonly mqttAddress: string;
  /** The demo account, on the start that made it. */
  readonly demo: DemoAccount | undefined;
  /** Finishes what is under way, then lets go of the ports and the database. */
  readonly stop: () => Promise<void>;
}

/** Starts everything in order; what was started is stopped again when a later part fails. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let next = stops.pop(); next !== undefined; next = stops.pop()) await next();
  };
  try {
    const database = await openDatabase(settings);
    stops.push(database.close);
    const services = await createServices(database, settings);
    stops.push(services.broker.close, services.events.close);
    stops.push(() => services.postman.close());
    const app = await createApp(services, { ...settings, version });
    stops.push(() => app.close());
    services.dispatcher.start((error) => app.log.error({ err: error }, 'The outbox failed'));
    stops.push(services.dispatcher.stop);
    await app.listen({ host: settings.host, port: settings.port }).catch((error: Error) => {
      throw listenFailure(error, 'PORT', settings.host, settings.port);
    });
    stops.push(services.membership.watch());
    services.siteAddress.listensAt(app.listeningOrigin);
    // Only now: a start that is refused must not swallow the password of the demo account.
    const demo = settings.demo ? await addDemoAccount(services) : undefined;
    const address = app.listeningOrigin;
    const { host, port } = robotAddress(settings.mqttPublicUrl, {
      hostname: settings.mqttHost,
      port: services.broker.port,
    });
    return { address, mqttAddress: `${host}:${port}`, demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
