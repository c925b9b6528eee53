import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';

/** The folder of this package, the same for the sources and the bundle. */
const packageFolder = (function find(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : find(dirname(folder));
})(import.meta.dirname);

/** Files that are shipped with the server, independent of the working directory. */
export const places = {
  migrations: join(packageFolder, 'drizzle'),
  databaseImage: join(packageFolder, 'dist', 'database-image.tar.gz'),
  consoleBuild: join(packageFolder, '..', 'console', 'dist'),
  demoFiles: join(packageFolder, 'demo'),
  robot: join(packageFolder, '..', '..', 'fixtures', 'robot'),
} as const;

/** The version in the package of the server. */
export const version = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))).version;
