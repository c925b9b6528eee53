import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of the rendered pages: `/docs/about` is `prerendered/docs/about.html`. */
const FOLDER = 'prerendered';

/** Renders each public page into the index page, with the styles and scripts that it needs initially. */
export async function prerender(dist, renderer) {
  const { PRERENDERED_PAGES, renderPage } = await import(pathToFileURL(renderer).href);
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  for (const { path, modules } of PRERENDERED_PAGES) {
    const { html, title } = await renderPage(path);
    const page = fill(template, { html, title, links: linksOf(manifest, modules), path });
    const file = join(dist, FOLDER, `${path.slice(1)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page);
  }
  await rm(join(dist, '.vite'), { recursive: true });
}

const ROOT = '<div id="root"></div>';

const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*(")/;
/** Search results and link previews cut off longer descriptions. */
const LONGEST_DESCRIPTION = 160;

/** The beginning of a documentation page; other pages have the description of the site. */
function descriptionOf(path, html) {
  if (!path.startsWith('/docs/')) return undefined;
  const article = html.slice(html.indexOf('<h1'));
  const text = /<p[^>]*>(.*?)<\/p>/s
    .exec(article)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim();
  return text?.slice(0, LONGEST_DESCRIPTION).replaceAll('"', '&quot;');
}

function fill(template, { html, title, links, path }) {
  const description = descriptionOf(path, html);
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(DESCRIPTION, (all, start, end) => (description ? start + description + end : all))
    .replace('</head>', () => `${links.join('\n    ')}\n  </head>`)
    .replace(ROOT, () => `<div id="root">${html}</div>`);
}

/** The style sheets and scripts of the page's own modules, which the entry would otherwise request only later. */
function linksOf(manifest, modules) {
  const chunks = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no module ${key}`);
    if (chunks.has(chunk) || chunk.isEntry) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  const styles = new Set([...chunks].flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...chunks].map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}
