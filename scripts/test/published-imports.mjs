import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([@\w][^'"\s]*)['"]/g;

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Mismatches between a package's manifest and its published files: an import (in code or types) that the manifest
 * does not list, a dependency that nothing imports, and an exact version, which would give a host a second copy.
 */
export function publishedDefects(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { name, dependencies = {}, peerDependencies = {} } = manifest;
  const dist = path.join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true }).filter((file) => /\.(js|d\.ts)$/.test(file));
  const imported = new Set(
    files
      .flatMap((file) => [...readFileSync(path.join(dist, file), 'utf8').matchAll(IMPORT)])
      .map(([, specifier]) => specifier)
      .filter((specifier) => !isBuiltin(specifier))
      .map(packageOf),
  );
  const named = { ...dependencies, ...peerDependencies, [name]: '' };
  return [
    ...[...imported]
      .filter((each) => !(each in named))
      .map((each) => `${name} imports ${each}, which its manifest does not name`),
    ...Object.keys(dependencies)
      .filter((each) => !imported.has(each))
      .map((each) => `${name} depends on ${each}, which nothing of it imports`),
    ...Object.entries(dependencies)
      .filter(([, range]) => !range.startsWith('^'))
      .map(([each, range]) => `${name} depends on exactly ${range} of ${each}`),
  ];
}
