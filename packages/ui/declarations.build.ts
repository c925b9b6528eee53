import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import packageJson from './package.json' with { type: 'json' };

/** What stands for one file, such as `#theme`; all else is `#` and the path of a file under `src`. */
const NAMED: ReadonlyMap<string, string> = new Map(Object.entries(packageJson.imports));

const fileOf = (alias: string): string =>
  NAMED.get(alias)?.slice('./src/'.length) ?? alias.slice(1);

/**
 * Replaces the package's own aliases in the declarations of `tsc` by relative paths. They stand for sources, and of those
 * the bundler of declarations would make a program for each entry, in minutes.
 */
export function resolveAliases(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
    const place = path.join(folder, file);
    const text = readFileSync(place, 'utf8');
    const resolved = text.replace(/(?<=from '|import '|import\(")#[^'"]+/g, (alias) => {
      const to = path.posix.relative(path.posix.dirname(file), fileOf(alias));
      return (to.startsWith('.') ? to : `./${to}`).replace(/\.tsx?$/, '');
    });
    if (resolved !== text) writeFileSync(place, resolved);
  }
}
