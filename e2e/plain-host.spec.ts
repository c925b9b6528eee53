import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { buildFrame, buildPlain } from '../fixtures/hosts/build.mjs';
import { serveFolder } from '../scripts/static-server.mjs';
import { addMaterial, STRICT_POLICY } from './support/example-page';
import { watchErrors } from './support/page-errors';

const TARBALLS = fileURLToPath(new URL('../test-results/tarballs', import.meta.url));
const DIST = 'node_modules/@chatdeck/ui/dist';

let site = '';
let host: Awaited<ReturnType<typeof serveFolder>>;
test.use({ locale: 'en-GB' });

test.beforeAll(async () => {
  const packed = readdirSync(TARBALLS).find((file) => /^chatdeck-ui-.*\.tgz$/.test(file)) ?? '';
  site = buildPlain(join(TARBALLS, packed));
  host = await serveFolder(site, STRICT_POLICY);
});
test.afterAll(() => host.stop());

test('a page without a bundler has panels and fields by a script tag, under a strict policy', async ({
  page,
}) => {
  const expectNoErrors = watchErrors(page);
  await page.goto(host.url);
  await addMaterial(page);
  await page.getByRole('combobox', { name: 'Groups' }).click();
  await page
    .getByRole('option', { name: /^新品试饮/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('1 groups at 0 0 8 * * *')).toBeVisible();
  expectNoErrors();
});

test('elements in shadow roots have our style sheet and their dialogs', async ({ page }) => {
  const expectNoErrors = watchErrors(page);
  await page.route(host.url, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const body = text
      .replace('<chatdeck-provider', '<chatdeck-provider shadow')
      .replace(/<link rel="stylesheet".*/, '');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${host.url}/`);
  const add = page.getByRole('button', { name: 'Add material' }).first();
  await expect(add).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(add).toHaveCSS('cursor', 'pointer');
  await addMaterial(page);
  expect(await page.evaluate(() => document.querySelectorAll('body .cd-root').length)).toBe(0);
  expectNoErrors();
});

test('the page works in a frame of another origin', async ({ page }) => {
  const frame = await serveFolder(buildFrame(host.url));
  const expectNoErrors = watchErrors(page);
  await page.goto(frame.url);
  await addMaterial(page.frameLocator('iframe'));
  expectNoErrors();
  await frame.stop();
});

test('a browser that checks what the script loads finds the published hashes', async ({ page }) => {
  const text = readFileSync(join(site, DIST, 'integrity.json'), 'utf8');
  const hashes = Object.entries(JSON.parse(text) as Record<string, string>);
  const scriptTags = ['chatdeck.global.js', 'chatdeck.global.dev.js'];
  expect(hashes.map(([file]) => file)).toEqual(expect.arrayContaining(scriptTags));
  for (const [file, hash] of hashes) {
    const content = readFileSync(join(site, DIST, file));
    expect(hash).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
  }
  const loaded: string[] = [];
  page.on('response', (response) => void loaded.push(new URL(response.url()).pathname));
  await page.goto(host.url);
  await addMaterial(page);
  const scripts = loaded.filter((file) => file.includes(DIST) && file.endsWith('.js'));
  const known = new Set(hashes.map(([file]) => `/${DIST}/${file}`));
  expect(scripts.filter((file) => !known.has(file))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(1);
});
