import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linksOf } from './links-of.mjs';

/** What nearly every visitor of the console loads, groups of the build: its frame, and the page that a login leads to. */
const GROUPS = [/^_frame-/, /^_home-/];

/**
 * Names in the page of the console what it imports first, which the browser then loads beside the entry instead of after
 * it has run: two seconds on a slow line. They come after `early.js`, which the entry waits for. Public pages are files of
 * their own, and need none of it.
 */
export async function addPreloads(dist, manifest) {
  const page = join(dist, 'index.html');
  const html = await readFile(page, 'utf8');
  const groups = GROUPS.map((group) => Object.keys(manifest).find((key) => group.test(key)));
  if (groups.includes(undefined)) throw new Error('The build has no frame or no home page');
  const links = linksOf(manifest, groups).filter((link) => !html.includes(link));
  await writeFile(
    page,
    html.replace('</body>', () => `${links.map((link) => `  ${link}\n  `).join('')}</body>`),
  );
}
