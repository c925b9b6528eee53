import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './process.mjs';

const PROGRAM = join(import.meta.dirname, '../../apps/server/dist/main.js');

/** The built server with a new folder of data, on which `start` starts it, also again; `remove` removes the folder. */
export async function builtServer(name, settings = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), `bench-${name}-`));
  return {
    start: () =>
      startProcess(PROGRAM, {
        DATA_DIR: dataDir,
        PORT: '0',
        MQTT_PORT: '0',
        CHATDECK_DEMO: '0',
        LOG_LEVEL: 'silent',
        ...settings,
      }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}
