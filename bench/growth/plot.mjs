const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 64;
const RIGHT = 250;
const TOP = 20;
const BOTTOM = 44;
/** The least distance between the texts of two lines. */
const TEXT_STEP = 32;
/** Colours that are told apart on white and on black, in the order of the lines. */
const COLOURS = ['#2f7de1', '#d9622b', '#23945c', '#a25ddc'];

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const place = (value) => Number(value.toFixed(1));
const withoutZeros = (ms) => `${Number(ms.toPrecision(1))} ms`;

/** From a logarithm to a place on the plot. */
const scale = (from, to, start, end) => (value) =>
  place(start + ((Math.log10(value) - from) / (to - from)) * (end - start));

/** Spreads places, so that each is at least a step below the one above. */
function spread(places) {
  const order = places.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  let last = -Infinity;
  const moved = order.map(({ y, at }) => {
    last = Math.max(y, last + TEXT_STEP);
    return { at, y: last };
  });
  const excess = Math.max(0, last - (HEIGHT - BOTTOM));
  return places.map((_, at) => place(moved.find((one) => one.at === at).y - excess));
}

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #3c434d; }
  .grid { stroke: #d5d9df; }
  @media (prefers-color-scheme: dark) { text { fill: #c6ccd4; } .grid { stroke: #3a4048; } }`;

/** Costs over their work on two logarithmic axes, with the exponent of each beside its line, as SVG. */
export function growthPlot(title, figures) {
  const decades = Math.log10(figures[0].points.at(-1).count / figures[0].points[0].count);
  const logs = figures.flatMap(({ points }) => points.map(({ ms }) => Math.log10(ms)));
  const [bottom, top] = [Math.floor(Math.min(...logs)), Math.ceil(Math.max(...logs))];
  const x = scale(0, decades, LEFT, WIDTH - RIGHT);
  const y = scale(bottom, top, HEIGHT - BOTTOM, TOP);
  const times = Array.from({ length: top - bottom + 1 }, (_, at) => 10 ** (bottom + at));
  const works = Array.from({ length: decades + 1 }, (_, at) => 10 ** at);
  const ends = spread(figures.map(({ points }) => y(points.at(-1).ms)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escaped(title)}">
<style>${STYLE}
</style>
${times.map((ms) => `<path class="grid" d="M${LEFT} ${y(ms)}H${WIDTH - RIGHT}"/><text x="${LEFT - 8}" y="${y(ms) + 4}" text-anchor="end">${withoutZeros(ms)}</text>`).join('\n')}
${works.map((work) => `<path class="grid" d="M${x(work)} ${TOP}V${HEIGHT - BOTTOM}"/><text x="${x(work)}" y="${HEIGHT - BOTTOM + 22}" text-anchor="middle">${work} x the work</text>`).join('\n')}
${figures.map((figure, at) => line(figure, { x, y, colour: COLOURS[at % COLOURS.length], end: ends[at] })).join('\n')}
</svg>
`;
}

function line({ line: name, value, points }, { x, y, colour, end }) {
  const places = points.map(({ count, ms }) => [x(count / points[0].count), y(ms)]);
  const [endX, endY] = places.at(-1);
  return `<g fill="none" stroke="${colour}" stroke-width="2">
<path d="M${places.map((at) => at.join(' ')).join('L')}"/>
<path stroke-width="1" stroke-dasharray="2 2" d="M${endX + 6} ${endY}L${endX + 16} ${end}"/>
${places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${colour}"/>`).join('')}
</g>
<text x="${endX + 20}" y="${end - 3}">${escaped(name)}</text><text x="${endX + 20}" y="${end + 12}">n^${value}, ${points.at(-1).ms} ms</text>`;
}
