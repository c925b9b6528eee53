import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { changeList } from './change-list.ts';
import { PACKAGES, type Change, type Release } from './change.ts';
import { joinReleases, parseChangelog, parseChangeset } from './parse-changes.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');
const PAGE = /\/content\/(zh-CN|en)\/change-log\.mdx$/;
/** Where the page has the changes. */
const PLACE = '<Changes />';

const changesets = () =>
  readdirSync(join(ROOT, '.changeset'))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => join(ROOT, '.changeset', name));

const changelogs = () =>
  PACKAGES.map((name) => ({
    name,
    file: join(ROOT, 'packages', basename(name), 'CHANGELOG.md'),
  })).filter(({ file }) => existsSync(file));

/** The changes that wait for a release. */
export const readPending = (): Change[] =>
  changesets().map((file) => parseChangeset(basename(file, '.md'), readFileSync(file, 'utf8')));

/** The versions of the packages, the newest first. */
export const readReleases = (): Release[] =>
  joinReleases(
    changelogs().flatMap(({ name, file }) => parseChangelog(name, readFileSync(file, 'utf8'))),
  );

/** The page of the change log with the changes in their place; any other page as it is. */
export function withChanges(file: string, source: string): string {
  const [, locale] = PAGE.exec(file) ?? [];
  if (locale !== 'zh-CN' && locale !== 'en') return source;
  return source.replace(PLACE, () => changeList(readPending(), readReleases(), locale));
}

/** Every file that the change log is made of. */
export const changeFiles = (): string[] => [
  ...changesets(),
  ...changelogs().map(({ file }) => file),
];
