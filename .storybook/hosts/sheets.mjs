/** Style sheets of hosts by name: what a package of npm has, or what old pages say themselves. */
export const PUBLISHED_SHEETS = {
  Pico: '@picocss/pico/css/pico.css',
  Milligram: 'milligram/dist/milligram.css',
  Foundation: 'foundation-sites/dist/css/foundation.css',
  'Water.css': 'water.css/out/light.css',
  Bootstrap: 'bootstrap/dist/css/bootstrap.css',
  Bulma: 'bulma/css/bulma.css',
  'Tailwind preflight': 'tailwindcss/preflight.css',
};

export const WRITTEN_SHEETS = {
  'All reverted': '*, *::before, *::after { all: revert; }',
  'Drawings of its own':
    'svg { width: 100%; fill: red; stroke: none; margin: 8px; } svg * { fill: red; stroke-width: 9; } path { d: none; }',
  'Wide controls':
    '#root button, #root input, [type] { width: 100%; float: right; text-transform: uppercase; border: 4px ridge #c60; } label { display: block; } ul, li { margin: 40px; list-style: square; }',
  'Text of no size':
    'body { font: italic 700 0/3 serif; letter-spacing: 3px; word-spacing: 9px; text-indent: 40px; text-shadow: 0 0 3px red; white-space: pre; cursor: help; -webkit-text-fill-color: red; }',
  'From right to left': 'html, body { direction: rtl; text-align: right; }',
};
