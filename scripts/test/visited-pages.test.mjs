import { expect, it } from 'vitest';
import { ROUTES } from '../../apps/console/src/routes/route-table.ts';
import { PAGES } from '../../e2e/visits/expected.ts';

it('has the browser look at each page of the console', () => {
  const visited = new Set(PAGES.map(({ path }) => path.split('?')[0]));
  expect(ROUTES.length).toBeGreaterThan(70);
  expect(ROUTES.map(({ path }) => path).filter((path) => !visited.has(path))).toEqual([]);
});
