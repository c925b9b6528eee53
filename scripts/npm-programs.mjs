import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * How Turborepo is started: by Node itself. `npx` and `npm` are batch files on Windows, which Node starts only in a shell.
 * @param {readonly string[]} args
 * @returns {[command: string, args: string[]]}
 */
export const turbo = (args) => [process.execPath, [require.resolve('turbo/bin/turbo'), ...args]];

/**
 * How npm is started: as the npm that runs this script, where one does.
 * @param {readonly string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function npm(args) {
  const own = process.env.npm_execpath;
  return own === undefined ? ['npm', [...args]] : [process.execPath, [own, ...args]];
}
