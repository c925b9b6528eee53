/**
 * `npm run screens`: pictures of every screen and dialog from its stories, and of every page of the console with a real
 * server, with layout checks. `npm run screens -- stories button` or `-- routes schedule` takes some of one kind.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const KINDS = {
  stories: (words) => ['node', 'scripts/screens/stories.mjs', ...words],
  routes: ([word = '']) => [
    'playwright',
    'test',
    '--config',
    'e2e/screens/playwright.config.ts',
    ...(word === '' ? [] : ['-g', word]),
  ],
};

const [kind = '', ...words] = process.argv.slice(2);
const chosen = kind in KINDS ? { [kind]: KINDS[kind] } : KINDS;
if (Object.keys(chosen).length > 1) rmSync('screens', { recursive: true, force: true });
else rmSync(`screens/${kind}`, { recursive: true, force: true });
if ('routes' in chosen && !process.argv.includes('--no-build')) {
  spawnSync('turbo', ['run', 'build', '--output-logs=errors-only'], { stdio: 'inherit' });
}

const failed = Object.entries(chosen).filter(([name, command]) => {
  const [program, ...rest] = command(kind in KINDS ? words : process.argv.slice(2));
  const { status } = spawnSync(program, rest, { stdio: 'inherit' });
  if (status !== 0) console.error(`screens: ${name} has defects`);
  return status !== 0;
});
process.exit(failed.length > 0 ? 1 : 0);
