import { makeFilesPrivate } from './database/private-folder';
import { exposureWarnings } from './exposure';
import { greeting } from './greeting';
import { startServer, type RunningServer } from './server';
import { readSettings } from './settings';
import { StartRefused } from './start-refused';

/** Requests that are still pending after this long are aborted. */
const DRAIN_MS = 10_000;

const print = (text: string) => void process.stdout.write(`${text}\n`);

function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    print('Stopping. Press Ctrl+C again to force it.');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

function fail(error: unknown): never {
  const isOurs = error instanceof StartRefused;
  process.stderr.write(
    `${isOurs ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}

makeFilesPrivate();
try {
  const settings = readSettings(process.env);
  const server = await startServer(settings);
  stopOnSignal(server);
  print(greeting(server, settings));
  exposureWarnings(settings).forEach((warning) => process.stderr.write(`${warning}\n`));
} catch (error) {
  fail(error);
}
