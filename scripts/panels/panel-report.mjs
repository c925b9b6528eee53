/** Writes what is known of each panel: as a module of the UI, and as the table of its README. */
import { readFileSync } from 'node:fs';
import prettier from 'prettier';

export const MODULE = 'packages/ui/src/client/panel-resources.ts';
export const README = 'packages/ui/README.md';
const TABLE = /(<!-- panels -->\n)[^]*?(<!-- \/panels -->)/;
/** Less than this does not change what is written, in KB or as a share: compressors differ from one machine to the next. */
export const TOLERANCE_KB = 1;
const TOLERANCE_SHARE = 0.005;

const kilobytes = (bytes) => Math.ceil(bytes / 1024);
const scopesIn = ({ scopes }) => (scopes.length > 0 ? scopes.join(', ') : 'none');
const format = async (text, file) =>
  prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });

/** A panel as a host names it to `createPanelClient`. */
const exportOf = ({ name }) => name[0].toLowerCase() + name.slice(1);

/** The module, with what its editor shows of each panel. */
export function moduleOf({ panels }) {
  const makers = [...new Set(panels.flatMap(({ resources }) => resources))].sort();
  const rows = panels.map((panel) => {
    const names = panel.resources.map((name) => `'${name}'`).join(' | ');
    const members = panel.resources.map((name) => `${name}: ${name}Resource`).join(', ');
    return `
/** \`${panel.name}\` of \`@chatdeck/ui/${panel.entry}\`. Scopes: ${scopesIn(panel)}. ${kilobytes(panel.first)} KB at first, ${kilobytes(panel.all)} KB in all. */
// prettier-ignore
export const ${exportOf(panel)}: Of<${names}> = { ${members} };`;
  });
  return format(
    `import {
      ${makers.map((name) => `${name}Resource`).join(',\n')},
    } from '@chatdeck/sdk/resources';

    interface Makers {
      ${makers.map((name) => `readonly ${name}: typeof ${name}Resource;`).join('\n')}
    }
    type Of<Name extends keyof Makers> = Pick<Makers, Name>;

    // The resources of the client that each panel calls, its scopes and sizes, written by \`npm run panels\`. Sizes are gzip,
    // minified, with provider, client and style sheet, without React.
    ${rows.join('\n')}
    `,
    MODULE,
  );
}

/** The README with its table made anew. */
export function readmeOf({ panels, everything }) {
  const rows = panels.map(
    (panel) =>
      `| \`${panel.name}\` | \`/${panel.entry}\` | ${panel.resources.join(', ')} | ${scopesIn(panel)} | ${kilobytes(panel.first)} | ${kilobytes(panel.all)} |`,
  );
  const table = `
| Component | Subpath | Resources | Scopes | KB at first | KB in all |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
| all on one page | | | | ${kilobytes(everything.first)} | ${kilobytes(everything.all)} |
`;
  return format(readFileSync(README, 'utf8').replace(TABLE, `$1${table}\n$2`), README);
}

/** What differs between two texts that were written so, apart from sizes within the tolerance. */
export function differences(written, fresh) {
  const lines = written.split('\n');
  const freshLines = fresh.split('\n');
  if (lines.length !== freshLines.length) return ['panels were added or removed'];
  return freshLines.filter((line, at) => !isAlike(lines[at], line));
}

const NUMBER = /\d+(?= KB| +\|)/g;
function isAlike(one, other) {
  const [ours, theirs] = [one, other].map((line) => line.match(NUMBER)?.map(Number) ?? []);
  const words = [one, other].map((line) => line.replace(NUMBER, '').replace(/[\s-]+/g, ' '));
  const isNear = (size, other) =>
    Math.abs(size - other) <= Math.max(TOLERANCE_KB, TOLERANCE_SHARE * size);
  return words[0] === words[1] && ours.every((size, at) => isNear(size, theirs[at]));
}

/** The files that are out of date, with what differs; the packages have been built. */
export async function panelDefects(facts) {
  const found = [
    [MODULE, await moduleOf(facts)],
    [README, await readmeOf(facts)],
  ].map(([file, fresh]) => [file, differences(readFileSync(file, 'utf8'), fresh)]);
  return found.flatMap(([file, lines]) =>
    lines.map((line) => `${file} is out of date (npm run panels): ${line.trim().slice(0, 160)}`),
  );
}
