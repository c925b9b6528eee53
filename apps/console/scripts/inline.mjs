import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';
import { minify } from 'vite';

const EARLY = '<script src="/early.js"></script>';
/**
 * Rules that are taken whatever the page has: those for what `early.js` sets before the first paint, those of the root,
 * and those whose selector has several functions, which Beasties cuts off from the first to the last.
 */
const TAKEN = [/data-waiting/, /\.cd-root/, /data-cd-scheme/, /\(.*\(/];

/**
 * Returns a function that puts into a page what its first paint needs, so that this waits for one answer and not for
 * three: `early.js`, and those rules of its style sheets that apply to it. The whole style sheets are loaded at its end.
 * With the page come the hashes that its content security policy has to allow.
 */
export async function createInliner(dist) {
  const early = await readFile(join(dist, 'early.js'), 'utf8');
  const { code } = await minify('early.js', early, { module: false });
  const script = code.trim();
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    preload: 'body',
    pruneSource: false,
    inlineFonts: false,
    preloadFonts: false,
    reduceInlineStyles: false,
    allowRules: TAKEN,
    logLevel: 'warn',
  });
  return async (page) => {
    if (!page.includes(EARLY)) throw new Error(`The page has no ${EARLY}`);
    const styled = (await beasties.process(page)).replace(' data-beasties-container', '');
    const html = styled.replace(EARLY, () => `<script>${script}</script>`);
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text);
    if (styles.length === 0) throw new Error('The page has no style of its own');
    return { html, styles: styles.map(hashOf), scripts: [hashOf(script)] };
  };
}

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
