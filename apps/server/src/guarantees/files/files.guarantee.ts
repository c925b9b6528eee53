import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join, sep, dirname } from 'node:path';
import { unwrap } from '@chatdeck/sdk';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../../../../scripts/browser.mjs';
import { randomHex } from '../../security/secrets';
import { startBackend, useServer } from '../../testing/test-server';
import { show } from '../guarantee';
import { openAccount, type Account } from '../account';
import { HOSTILE_FILES, type HostileFile, RAN, hostileKeys } from './hostile-files';

/** A server that serves files without any security headers. */
async function serveBare(files: readonly HostileFile[]) {
  const server = createServer((request, response) => {
    response.end(files[Number(request.url?.slice(1))]?.bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    urls: files.map((_, at) => `http://127.0.0.1:${port}/${at}`),
    stop: () => void server.close(),
  };
}

/** A store that trusts its keys; returns the path that it wrote to. */
async function storeBarely(root: string, key: string): Promise<string | undefined> {
  try {
    const path = join(root, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'x');
    return path;
  } catch {
    // The disk itself refuses some names.
    return undefined;
  }
}

const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });

/** Opens each address as a page and inside a frame, and returns those where a script ran. */
async function scriptsRunAt(browser: Browser, urls: readonly string[], frameIn: string) {
  const ran = new Set<string>();
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const url of urls) {
    const note = (message: { text(): string }) => {
      if (message.text().includes(RAN)) ran.add(url);
    };
    page.on('console', note);
    // A download ends the navigation with an error.
    await page.goto(url, { waitUntil: 'load' }).catch(() => undefined);
    if ((await page.title().catch(() => '')) === RAN) ran.add(url);
    await page.goto(frameIn).catch(() => undefined);
    // The page has loaded once its frame has; deferred scripts run before the second animation frame.
    await page.setContent(`<iframe src="${url}"></iframe>`).catch(() => undefined);
    await page.evaluate(twoFrames).catch(() => undefined);
    page.off('console', note);
  }
  await context.close();
  return [...ran];
}

const twoFrames = () =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

const quota = { bytes: 64 * 1024 * 1024, files: 5_000 };
/** What lies some levels above the server's files. Other tests write elsewhere in the scratch folder meanwhile. */
let above: string;
let dataDir: string;
const server = useServer({}, async () => {
  above = await mkdtemp(join(inject('scratch'), 'files-'));
  dataDir = join(above, 'one', 'two', 'data');
  await mkdir(dataDir, { recursive: true });
  return startBackend({ quota, dataDir });
});
let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** Posts an upload form; returns the key that the store answers. */
async function post(
  grant: { readonly uploadUrl: string; readonly token: string },
  key: string,
  { bytes, name, type }: HostileFile,
): Promise<string | undefined> {
  const form = new FormData();
  form.append('key', key);
  form.append('token', grant.token);
  form.append('file', new File([new Uint8Array(bytes)], name, { type }));
  const response = await fetch(grant.uploadUrl, { method: 'POST', body: form });
  return ((await response.json()) as { readonly key?: string }).key;
}

const grantOf = async ({ client }: Account) => unwrap(await client.material.uploadGrant());

it('No uploaded file runs a script in a browser', async (context) => {
  const account = await openAccount(server);
  const counts = { taken: 0, slipped: 0 };
  const urls: string[] = [];
  for (const file of HOSTILE_FILES) {
    const grant = await grantOf(account);
    const key = grant.prefix + file.name;
    const stored = await post(grant, key, file);
    if (stored === undefined) {
      // As if the content check had missed it: the headers alone have to suffice.
      const path = join(inject('scratch'), randomHex(8));
      await writeFile(path, file.bytes);
      await server.services.store.add(key, path, file.type).catch(() => false);
      counts.slipped++;
    } else counts.taken++;
    urls.push(`${grant.publicBase}${stored ?? key}`);
  }
  expect(await scriptsRunAt(browser, urls, server.url)).toEqual([]);

  const bare = await serveBare(HOSTILE_FILES);
  const ran = await scriptsRunAt(browser, bare.urls, server.url);
  bare.stop();
  expect(ran.length).toBeGreaterThan(10);
  show(context, {
    name: 'Hostile files',
    measured: `${HOSTILE_FILES.length} files opened in Chromium, as pages and in frames: 0 scripts run (${counts.taken} were taken in as harmless, ${counts.slipped} refused and then put past the check)`,
    control: `the same files on a bare server: ${ran.length} run`,
  });
});

it('No key of an upload leads out of its folder', async (context) => {
  const [account, other] = [await openAccount(server), await openAccount(server)];
  const filesBelow = async (folder: string) =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  const before = new Set(await filesBelow(above));
  const foreign = (await grantOf(other)).prefix;
  const keys = hostileKeys((await grantOf(account)).prefix, foreign);
  const taken: string[] = [];
  for (const key of keys) {
    const grant = await grantOf(account);
    // Each under its own grant, whose folder replaces the one that the key was created for.
    const own = key.replace(keys[0]?.slice(0, -'note.txt'.length) ?? '', grant.prefix);
    const text = { name: 'note.txt', type: 'text/plain', bytes: Buffer.from('a note') };
    const stored = await post(grant, own, text);
    if (stored === undefined) continue;
    expect(stored.startsWith(grant.prefix)).toBe(true);
    taken.push(stored);
  }
  const written = (await filesBelow(above)).filter((path) => !before.has(path));
  const root = join(dataDir, 'files', 'u', account.userId) + sep;
  expect(written.filter((path) => !path.startsWith(root))).toEqual([]);
  expect(written).toHaveLength(taken.length);

  expect(taken.map((key) => basename(key))).toContain('note.txt');

  const naive = join(await mkdtemp(join(inject('scratch'), 'naive-')), ...'abcdefgh'.split(''));
  const paths = await Promise.all(keys.map((key) => storeBarely(naive, key)));
  const outside = paths.filter((path) => path !== undefined && !path.startsWith(naive + sep));
  expect(outside.length).toBeGreaterThan(5);
  show(context, {
    name: 'Hostile keys',
    measured: `${keys.length} keys: 0 writes outside the root, ${taken.length} taken under a plain name (such as ${basename(taken[0] ?? '')}), ${keys.length - taken.length} refused`,
    control: `a store that believes its keys writes ${outside.length} elsewhere, and an honest key is stored`,
  });
});
