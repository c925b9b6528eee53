import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess } from '../server/process.mjs';

const PROGRAM = join(import.meta.dirname, '../../apps/server/dist/main.js');

/** The settings of every instance of this arrangement. */
export const settingsOf = ({ database, broker }) => ({
  PORT: '0',
  DATABASE_URL: database.url,
  MQTT_URL: broker.serverUrl,
  MQTT_PUBLIC_URL: broker.publicUrl,
  TRUST_PROXY: '127.0.0.1',
  // The pause between two targets of a mass send; it is seconds for real robots.
  SEND_GAP_MS: '500',
  LOG_LEVEL: 'error',
});

/** Starts so many instances of the built server, each with a folder of its own below `folder`. */
export async function startInstances(count, folder, settings) {
  const instances = [];
  for (let at = 0; at < count; at += 1) {
    const DATA_DIR = await mkdtemp(join(folder, 'instance-'));
    instances.push(await startProcess(PROGRAM, { ...settings, DATA_DIR }));
  }
  return {
    addresses: instances.map(({ url }) => url),
    pids: instances.map(({ pid }) => pid),
    stop: () => Promise.all(instances.map(({ stop }) => stop())),
  };
}
