import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the settings in `.env` of a folder, if there is one, into the environment; what is set there already stays. */
export function loadEnvFile(folder) {
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
