/** Reports the public surface of a package for review, so that changes for its users are visible. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readExports } from './read-exports.mjs';
import { readMessages } from './read-messages.mjs';
import { readParts } from './read-parts.mjs';

export const PACKAGES = ['sdk', 'ui'];
const FOLDER = 'docs/public-surface';

export const reportFile = (name, root = '.') => path.join(root, FOLDER, `${name}.md`);

/** The report of a built package, in stable order. */
export async function surfaceReport(folder) {
  const { name } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const tokens = readTokens(path.join(folder, 'dist'));
  const tables = readMessages(path.join(folder, 'src'));
  const text = [
    `# The public surface of ${name}`,
    'Written by `npm run surface` from the built package; `npm test -- packages` compares it.',
    ...readExports(folder).map(subpathText),
    section('Tokens of the theme', tokens),
    section('Parts that a host can style', readParts(path.join(folder, 'src'))),
    section('Texts that a host can replace', tables.map(tableText)),
  ].join('\n\n');
  return format(text, { ...(await resolveConfig(reportFile('any'))), parser: 'markdown' });
}

/** The differences between the checked-in reports and the built packages, as messages. */
export async function surfaceDefects(root = '.') {
  const defects = await Promise.all(
    PACKAGES.map(async (name) => {
      const file = reportFile(name, root);
      const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const built = await surfaceReport(path.join(root, 'packages', name));
      return stored === built ? [] : [defectText(name, stored, built)];
    }),
  );
  return defects.flat();
}

function defectText(name, stored, built) {
  const [before, after] = [placedLines(stored), placedLines(built)];
  const gone = before.filter((line) => !after.includes(line)).map((line) => `  gone: ${line}`);
  const added = after.filter((line) => !before.includes(line)).map((line) => `  new: ${line}`);
  const differences = [...gone, ...added];
  return [
    `What packages/${name} exports is not what ${reportFile(name)} says:`,
    ...differences.slice(0, 20),
    ...(differences.length > 20 ? [`  and ${differences.length - 20} lines more`] : []),
    'If the change is meant, run `npm run surface`, look at the difference, and commit it with a changeset.',
  ].join('\n');
}

/** The list items of a report, each with its heading and parent item. */
function placedLines(report) {
  let [heading, parent] = ['', ''];
  return report.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) heading = line.slice('## '.length);
    if (line.startsWith('- ')) parent = line.slice('- '.length);
    const [, indent, item] = /^( *)- (.*)$/.exec(line) ?? [];
    if (item === undefined) return [];
    return indent === '' ? `${heading}, ${item}` : `${heading}, ${parent}, ${item}`;
  });
}

const subpathText = ({ name, exports }) => section(`\`${name}\``, exports.map(exportText));

const exportText = ({ name, kind, props = [] }) =>
  [`\`${name}\`: ${kind}`, ...props.map(propText)].join('\n  - ');

const propText = ({ name, isOptional, type }) => `\`${name}${isOptional ? '?' : ''}: ${type}\``;

const tableText = ({ id, messages }) =>
  [`\`${id}\``, ...messages.map((message) => `\`${message}\``)].join('\n  - ');

/** A heading with a list; empty if the list has no lines. */
const section = (title, lines) =>
  lines.length === 0
    ? ''
    : [`## ${title}`, lines.map((line) => `- ${line}`).join('\n')].join('\n\n');

/** The custom properties that the style sheets declare. */
function readTokens(dist) {
  const sheets = readdirSync(dist).filter((file) => file.endsWith('.css'));
  const texts = sheets.map((file) => readFileSync(path.join(dist, file), 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(/(--cd-[\w-]+)\s*:/g)]);
  return [...new Set(names.map(([, name]) => `\`${name}\``))].sort();
}
