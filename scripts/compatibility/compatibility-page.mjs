import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fileOf = (name) => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));

export const PAGE_FILE = fileOf('compatibility.md');

/** The versions that Chatdeck runs with, which the page shows and the workflow of CI tests. */
export const COMPATIBILITY = JSON.parse(readFileSync(fileOf('compatibility.json'), 'utf8'));

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const listed = (numbers) => numbers.join(', ');

/** `docs/compatibility.md`, before it is formatted. */
export const compatibilityPage = ({
  node,
  react,
  postgresql,
  robot,
  browsers,
  buildTarget,
  parts,
}) =>
  `<!-- Written by \`npm run compatibility\` from compatibility.json, which the workflow of CI reads too. -->

# Compatibility

What Chatdeck runs with. Older versions than these are not tested; newer ones usually work, and an issue about one is welcome.

## Servers

${table(
  ['', 'From', 'Tested in CI'],
  [
    ['Node', node.from, listed(node.tested)],
    ['PostgreSQL, in place of the embedded database', postgresql[0], listed(postgresql)],
  ],
)}

The embedded database needs no server; it is the PostgreSQL that PGlite brings along.

## Robots

${table(
  ['`wechaty-web-panel`', '`@juzi/wechaty`'],
  robot.map(({ plugin, wechaty }) => [plugin, wechaty]),
)}

The end-to-end tests run the plugin as it is published on npm. [Connecting a robot](robot.md) has the way to one of your own.

## Browsers

${table(
  ['Browser', 'From', 'First to have'],
  browsers.map(({ name, from, because }) => [name, from, `\`${because}\``]),
)}

The packages and the console are built for \`${buildTarget}\`, which these browsers read as it is. Parts that need more:

${table(
  ['Part', 'From', 'Without it'],
  parts.map(({ what, from, without }) => [what, from, without]),
)}

## Hosts

\`@chatdeck/ui\` has \`react\` and \`react-dom\` \`${react}\` as its only peers; its elements bring React along. \`@chatdeck/sdk\` runs in Node and in browsers.
`;

/** The versions as outputs of a step, which the matrix of a job reads by `fromJSON`. */
export const githubOutputs = ({ node, postgresql }) =>
  `node=${JSON.stringify(node.tested)}\npostgresql=${JSON.stringify(postgresql)}\n`;
