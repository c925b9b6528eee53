import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashesOf } from '../release/integrity-notes.mjs';

const TEXTS = ['README.md', 'LICENSE', 'CHANGELOG.md'];
/** A newer minor version is taken, a major one that nobody has tried is not. */
const PEER_RANGE = /^\^\d+\.\d+\.\d+( \|\| \^\d+\.\d+\.\d+)*$/;
const STATIC_IMPORT = /\b(?:from|import)\s*['"]([^'"\s]+)['"]/g;
/** The scripts for pages without a bundler: of the modules that have source maps. */
const SCRIPT = /^dist\/(global\/|chatdeck\.global\.(dev\.)?js)/;
const SOURCE_MAP = /\/\/# sourceMappingURL=(\S+)\s*$/;

const read = (folder, file) => readFileSync(path.join(folder, file), 'utf8');

/** Whether a module imports React, itself or by what it imports of the package. */
function usesReact(folder, file, seen = new Set()) {
  if (seen.has(file)) return false;
  seen.add(file);
  return [...read(folder, file).matchAll(STATIC_IMPORT)].some(([, to]) =>
    to.startsWith('.')
      ? usesReact(folder, path.posix.join(path.posix.dirname(file), to), seen)
      : /^(react|react-dom)(\/|$)/.test(to),
  );
}

function textDefects(folder, { name, version }) {
  const missing = TEXTS.filter((file) => !existsSync(path.join(folder, file)));
  if (missing.length > 0) return missing.map((file) => `${name} is published without ${file}`);
  const isTold = read(folder, 'CHANGELOG.md').includes(`\n## ${version}\n`);
  return isTold ? [] : [`The CHANGELOG.md of ${name} says nothing of ${version}`];
}

const manifestDefects = ({ name, engines, peerDependencies = {} }) => [
  ...(engines !== undefined && 'react' in peerDependencies
    ? [`${name} runs in browsers, and asks for engines`]
    : []),
  ...Object.entries(peerDependencies)
    .filter(([, range]) => !PEER_RANGE.test(range))
    .map(([peer, range]) => `${name} takes ${peer} in a range without a bound, ${range}`),
];

function conditionDefects(folder, { name, exports }) {
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string') return [];
    const { types = '' } = target;
    return [
      // Tools that know neither `import` nor `require` of ours find it too, if it stands last.
      ...(Object.keys(target).at(-1) === 'default' ? [] : [`${name}: ${subpath} has no default`]),
      ...(types !== '' && existsSync(path.join(folder, types))
        ? []
        : [`${name}: ${subpath} has no types`]),
    ];
  });
}

function moduleDefects(folder, { name, exports }) {
  const entries = new Set(
    Object.values(exports).map((target) => path.posix.normalize(target.default ?? '')),
  );
  const modules = readdirSync(path.join(folder, 'dist'), { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.posix.join('dist', file))
    .filter((file) => !SCRIPT.test(file));
  return modules.flatMap((file) => {
    const code = read(folder, file);
    const [, map] = SOURCE_MAP.exec(code) ?? [];
    const hasMap = map && existsSync(path.join(folder, path.dirname(file), map));
    const isMarked = code.startsWith('"use client"');
    const isClientEntry = entries.has(file) && usesReact(folder, file);
    return [
      ...(hasMap ? [] : [`${name}: ${file} has no source map`]),
      ...(isMarked && !isClientEntry
        ? [`${name}: ${file} is marked "use client" for nothing`]
        : []),
      ...(isClientEntry && !isMarked ? [`${name}: ${file} lacks "use client"`] : []),
    ];
  });
}

/** Hashes that a browser would refuse the script by. */
function hashDefects(folder, { name, unpkg }) {
  if (unpkg === undefined) return [];
  try {
    hashesOf(path.join(folder, path.dirname(unpkg)));
    return [];
  } catch (error) {
    return [`${name}: ${error.message}`];
  }
}

/**
 * What is missing in a package as it is packed: its texts with a section on its version, peers in bounded ranges, for each
 * entry types and a `default` condition, for each module a source map, `"use client"` on the entries that use React alone,
 * and for a script without a bundler hashes that fit.
 */
export function publishedFileDefects(folder) {
  const manifest = JSON.parse(read(folder, 'package.json'));
  return [
    ...textDefects(folder, manifest),
    ...manifestDefects(manifest),
    ...conditionDefects(folder, manifest),
    ...moduleDefects(folder, manifest),
    ...hashDefects(folder, manifest),
  ];
}
