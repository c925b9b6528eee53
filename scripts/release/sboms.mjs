/**
 * After a release in a workflow: attaches to the release of each published package an SBOM, which lists what the package is
 * installed with, in the versions that it was tested with. `npm sbom` makes none of the repository itself, whose root has no version.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const SBOM = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];

/** What a lock says of development; JSON leaves out what is undefined. */
const FOR_DEVELOPMENT = { dev: undefined, devOptional: undefined, devDependencies: undefined };

/** Where a lock has what a package loads by a name: beside the package, or in a folder above it. */
function locationOf(packages, from, name) {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const location = path.posix.join(folder, 'node_modules', name);
    if (location in packages) return location;
    if (folder === '.') return undefined;
  }
}

/** The names of what a package is installed with. */
const namesOf = ({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

/** The lock that one package of the repository would have as a repository of its own, without what is for development. */
export function lockOf({ packages, ...lock }, folder) {
  const alone = {};
  // Its folder becomes the root; another package of the repository is installed like one of the registry.
  const moves = new Map([[`${folder}/`, '']]);
  const placeOf = (location) => {
    const [from, to] = [...moves].find(([prefix]) => location.startsWith(prefix)) ?? ['', ''];
    return to + location.slice(from.length);
  };
  const add = (location, place) => {
    if (place in alone) return;
    alone[place] = { ...packages[location], ...FOR_DEVELOPMENT };
    for (const name of namesOf(alone[place])) {
      const found = locationOf(packages, location, name);
      if (found === undefined) continue;
      const { link, resolved } = packages[found];
      if (link) moves.set(`${resolved}/`, `${found}/`);
      add(link ? resolved : found, placeOf(found));
    }
  };
  add(folder, '');
  const { name, version } = alone[''];
  return { ...lock, name, version, packages: alone };
}

/** The SBOM of a lock, as text. */
export function sbomOf(lock) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'chatdeck-sbom-'));
  // npm calls the root of an SBOM as its folder is called.
  const folder = path.join(temporary, lock.name);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(lock.packages['']));
    return execFileSync('npm', SBOM, { cwd: folder, encoding: 'utf8' });
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** Attaches the SBOM of each published package to its release; `gh` runs that program. */
export function attachSboms(published, lock, gh) {
  const folder = mkdtempSync(path.join(tmpdir(), 'chatdeck-sboms-'));
  for (const { name, version } of published) {
    const [source] = Object.entries(lock.packages).find(([, entry]) => entry.name === name);
    const file = path.join(
      folder,
      `${name.replace('@', '').replace('/', '-')}-${version}.cdx.json`,
    );
    writeFileSync(file, sbomOf(lockOf(lock, source)));
    gh(['release', 'upload', `${name}@${version}`, file, '--clobber']);
  }
  rmSync(folder, { recursive: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  attachSboms(
    JSON.parse(process.env.PUBLISHED_PACKAGES ?? '[]'),
    JSON.parse(readFileSync('package-lock.json', 'utf8')),
    (args) => execFileSync('gh', args),
  );
}
