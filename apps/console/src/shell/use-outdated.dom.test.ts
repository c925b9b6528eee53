import { afterEach, expect, it, vi } from 'vitest';
import { isOutdated } from './use-outdated';

const page = (script: string) =>
  new Response(`<!doctype html><script type="module" crossorigin src="${script}"></script>`);
const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
afterEach(() => vi.unstubAllGlobals());

it('detects that the server has another build than the page', async () => {
  serve(() => Promise.resolve(page('/assets/index-new.js')));
  expect(await isOutdated('/assets/index-old.js')).toBe(true);
  expect(await isOutdated('/assets/index-new.js')).toBe(false);
});

it('takes no failure for an upgrade', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isOutdated('/assets/index-old.js')).toBe(false);
  serve(() => Promise.resolve(new Response('Bad gateway', { status: 502 })));
  expect(await isOutdated('/assets/index-old.js')).toBe(false);
  serve(() => Promise.resolve(new Response('A page of the network to log in to')));
  expect(await isOutdated('/assets/index-old.js')).toBe(false);
});
