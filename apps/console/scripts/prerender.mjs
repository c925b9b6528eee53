import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createInliner } from './inline.mjs';
import { linksOf } from './links-of.mjs';

/** The folder of the rendered pages: `/docs/about` in English is `prerendered/en/docs/about.html`. */
const FOLDER = 'prerendered';

/** The list of the pages, each with what it has inline, which its content security policy allows. */
const LIST = 'pages.json';

const LOCALES = ['zh-CN', 'en'];

/** Renders each public page into the index page, with the styles and scripts that it needs initially. */
export async function prerender(dist, manifest, renderer) {
  const { PRERENDERED_PAGES, renderPage } = await import(pathToFileURL(renderer).href);
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const inline = await createInliner(dist);
  const pages = {};
  for (const { path, modules, isLater } of PRERENDERED_PAGES) {
    const links = linksOf(manifest, modules, isLater);
    for (const locale of LOCALES) {
      const rendered = await renderPage(path, locale);
      // A page of the documentation describes itself, the others the product.
      const described = isLater ? rendered : await renderPage('/home', locale);
      const description = descriptionOf(described.html);
      const page = fill(template, { ...rendered, description, links, locale });
      const { html, ...inlined } = await inline(isLater ? withLaterEntry(page) : page);
      const file = join(dist, FOLDER, locale, `${path.slice(1)}.html`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
      pages[`/${locale}${path}`] = inlined;
    }
  }
  await writeFile(join(dist, FOLDER, LIST), JSON.stringify(pages));
}

const ROOT = '<div id="root"></div>';

const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*(")/;
const SITE_NAME = /(<meta\s+property="og:site_name"\s+content=")[^"]*(")/;
/** Search results and link previews cut off longer descriptions. */
const LONGEST_DESCRIPTION = 160;

/** The first paragraph below the heading of a page. */
function descriptionOf(html) {
  const text = /<p[^>]*>(.*?)<\/p>/s
    .exec(html.slice(html.indexOf('<h1')))?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim();
  return text?.slice(0, LONGEST_DESCRIPTION).replaceAll('"', '&quot;');
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/g;

/** Names the console's code instead of loading it; `early.js` does when a control is used. */
function withLaterEntry(page) {
  const entry = ENTRY.exec(page)?.[1];
  if (!entry) throw new Error('The page has no entry');
  return page
    .replace(ENTRY, '')
    .replaceAll(PRELOADS, '')
    .replace('<div id="root">', `<div id="root" data-entry="${entry}">`);
}

function fill(template, { html, title, site, description, links, locale }) {
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  return template
    .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(DESCRIPTION, (all, start, end) => start + description + end)
    .replace(SITE_NAME, (all, start, end) => start + site + end)
    .replace('</head>', () => `${links.join('\n    ')}\n  </head>`)
    .replace(ROOT, () => `<div id="root">${html}</div>`);
}
