const ORDER = { changed: 0, added: 1, removed: 2 };
const SIDES = { changed: ['before', 'after', 'difference'], added: ['after'], removed: ['before'] };

const escape = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

const picture = (side, name) =>
  `<figure><figcaption>${side}</figcaption><a href="${side}/${name}"><img loading="lazy" alt="${side}" src="${side}/${name}"></a></figure>`;

const section = ({ name, change, pixels }) => `<section>
<h2>${escape(name.replace(/\.png$/, ''))}</h2>
<p>${change}${pixels > 0 ? `, ${pixels} pixels` : ''}</p>
<div>${SIDES[change].map((side) => picture(side, escape(name))).join('')}</div>
</section>`;

/** A self-contained page with the pictures beside it; greatest difference first. */
export function reportPage(base, results) {
  const changed = results
    .filter(({ change }) => change !== 'same')
    .sort((one, other) => ORDER[one.change] - ORDER[other.change] || other.pixels - one.pixels);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual changes since ${escape(base)}</title>
<style>
body{margin:32px;font:14px/1.5 system-ui;color-scheme:light dark}
h2{font-size:14px;margin:32px 0 0}p{margin:0 0 8px;opacity:.7}
div{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:12px}
figure{margin:0}img{max-width:100%;border:1px solid #8885}
</style>
<h1>${changed.length} of ${results.length} pictures are not the same as at ${escape(base)}</h1>
${changed.map(section).join('\n')}
</html>\n`;
}
