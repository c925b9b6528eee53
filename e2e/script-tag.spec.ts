import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { buildPlain } from '../fixtures/hosts/build.mjs';
import { serveFolder } from '../scripts/static-server.mjs';
import { STRICT_POLICY } from './support/example-page';
import { watchErrors } from './support/page-errors';

const TARBALLS = fileURLToPath(new URL('../test-results/tarballs', import.meta.url));
const DIST = 'node_modules/@chatdeck/ui/dist';
const PRODUCTION = 'chatdeck.global.js';
const DEVELOPMENT = 'chatdeck.global.dev.js';

let site = '';
let host: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  const packed = readdirSync(TARBALLS).find((file) => /^chatdeck-ui-.*\.tgz$/.test(file)) ?? '';
  site = buildPlain(join(TARBALLS, packed));
  host = await serveFolder(site, STRICT_POLICY);
});
test.afterAll(() => host.stop());

interface PlainPage {
  readonly script: string;
  readonly body: string;
  readonly code: string;
}

/** A page of script tags alone, under a strict policy. Returns its address. */
function writePage({ script, body, code }: PlainPage): string {
  writeFileSync(join(site, 'page.js'), code);
  writeFileSync(
    join(site, 'page.html'),
    `<!doctype html><html lang="ja"><meta charset="utf-8" /><title>素材</title>
<link rel="icon" href="data:," /><link rel="stylesheet" href="${DIST}/styles.css" />
<script src="${DIST}/${script}" defer></script><script src="page.js" defer></script>
${body}</html>`,
  );
  return `${host.url}/page.html`;
}

/** What a page that is wrong in three places has written to the console when what is late counts as missing. */
async function consoleOf(page: Page, script: string): Promise<readonly string[]> {
  const heard: string[] = [];
  page.on('console', (message) => void heard.push(message.text()));
  page.on('pageerror', (error) => void heard.push(error.message));
  const url = writePage({
    script,
    body: `<chatdeck-provider locale="ja" base-url="https://chat.example.com">
  <chatdeck-target-select knid="room" label="グループ"></chatdeck-target-select></chatdeck-provider>
<chatdeck-provider demo locale="ja"><chatdeck-material-panel></chatdeck-material-panel></chatdeck-provider>`,
    code: `document.querySelector('[demo]').appearance = { tokens: { accent: '#8a2b3c' } };`,
  });
  await page.clock.install();
  await page.goto(url);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.clock.runFor(5_000);
  return heard;
}

test('the development build says in the console what a page forgot, misspelt and left half', async ({
  page,
}) => {
  const heard = await consoleOf(page, DEVELOPMENT);
  const notices = heard.filter((text) => text.startsWith('Chatdeck: '));
  expect(notices).toEqual(
    expect.arrayContaining([
      expect.stringContaining('shows nothing without token-url'),
      expect.stringContaining('knows no attribute "knid"; it is "kind"'),
      expect.stringContaining("accentTokens('#8a2b3c') of @chatdeck/ui/theme makes them"),
    ]),
  );
});

test('the production build says nothing of it', async ({ page }) => {
  expect(await consoleOf(page, PRODUCTION)).toEqual([]);
});

for (const script of [PRODUCTION, DEVELOPMENT]) {
  test(`a page has a language and colours of its own by ${script}`, async ({ page }) => {
    const expectNoErrors = watchErrors(page);
    const url = writePage({
      script,
      body: '<chatdeck-provider demo locale="ja"><chatdeck-material-panel></chatdeck-material-panel></chatdeck-provider>',
      code: `Chatdeck.defineLocale('ja', { 'material-panel': { add: '素材を追加', name: 'なまえ' } });
document.querySelector('chatdeck-provider').appearance = { scheme: 'light', tokens: Chatdeck.accentTokens('#8a2b3c') };`,
    });
    await page.goto(url);
    const add = page.getByRole('button', { name: '素材を追加' }).first();
    await expect(add).toHaveCSS('background-color', 'rgb(138, 43, 60)');
    await expect(page.getByRole('columnheader', { name: 'なまえ' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Content' })).toBeVisible();
    const missing: unknown = await page.evaluate('Chatdeck.missingTexts("ja")');
    expect(missing).toContain('material-panel.content');
    expect(missing).not.toContain('material-panel.add');
    expectNoErrors();
  });
}
