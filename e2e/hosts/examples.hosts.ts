import { test } from '@playwright/test';
import { BUILT_HOSTS, buildExample, installHosts } from '../../fixtures/hosts/build.mjs';
import { packPackages } from '../../scripts/test/pack.mjs';
import { serveFolder } from '../../scripts/static-server.mjs';
import { addMaterial } from '../support/example-page';
import { watchErrors } from '../support/page-errors';

test.beforeAll(() => installHosts(packPackages()));

for (const name of BUILT_HOSTS) {
  test(`the example for ${name} shows the materials of the demo and hears of a new one`, async ({
    page,
  }) => {
    const host = await serveFolder(buildExample(name));
    const expectNoErrors = watchErrors(page);
    await page.goto(host.url);
    await addMaterial(page);
    expectNoErrors();
    await host.stop();
  });
}
