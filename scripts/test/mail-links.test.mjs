import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTES } from '../../apps/console/src/routes/route-table.ts';

const SERVER = 'apps/server/src/';

/** The paths that the modules of mails name: every quoted text that is one, apart from imports. */
const pathsIn = (file) =>
  [...readFileSync(SERVER + file, 'utf8').matchAll(/'(\/[\w/-]*)'/g)].map(([, path]) => path);

it('leads from each mail to a page that there is', () => {
  const linked = readdirSync(SERVER, { recursive: true })
    .filter((file) => /-mail\.ts$/.test(file))
    .flatMap(pathsIn);
  const pages = new Set(ROUTES.map(({ path }) => path));
  expect(linked).toContain('/password-forget');
  expect(linked.length).toBeGreaterThan(8);
  expect(linked.filter((path) => !pages.has(path))).toEqual([]);
});
