/**
 * After `changeset version`: gives the newest version of each package's changelog the date of its release, which the
 * change log of the documentation shows. It stands below the heading, whose text the release action looks for.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const DATE = /^_\d{4}-\d{2}-\d{2}_$/m;

/** A changelog whose newest version has a date; one that has it stays. */
export function dated(changelog, date) {
  const [head = '', newest, ...older] = changelog.split(/^(?=## )/m);
  if (newest === undefined || DATE.test(newest)) return changelog;
  const [heading = ''] = newest.split('\n');
  return [head, `${heading}\n\n_${date}_${newest.slice(heading.length)}`, ...older].join('');
}

/** Dates the changelogs of the packages of a repository. */
export function dateChangelogs(root, date) {
  for (const name of readdirSync(join(root, 'packages'))) {
    const file = join(root, 'packages', name, 'CHANGELOG.md');
    if (existsSync(file)) writeFileSync(file, dated(readFileSync(file, 'utf8'), date));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  dateChangelogs(process.cwd(), new Date().toISOString().slice(0, 10));
}
