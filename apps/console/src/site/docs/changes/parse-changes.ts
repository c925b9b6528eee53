import {
  KINDS,
  PACKAGES,
  type Change,
  type Kind,
  type PackageName,
  type Release,
} from './change.ts';

const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text);

/** A changeset of `.changeset`. */
export function parseChangeset(id: string, source: string): Change {
  const [, front = '', text = ''] = /^---\n([^]*?)---\n([^]*)$/.exec(source) ?? [];
  const bumps = [...front.matchAll(/^['"]?([@\w/-]+)['"]?: (\w+)$/gm)];
  const kinds = bumps.flatMap(([, , kind = '']) => (isKind(kind) ? [kind] : []));
  return {
    id,
    packages: PACKAGES.filter((name) => bumps.some(([, named]) => named === name)),
    kind: KINDS.find((kind) => kinds.includes(kind)),
    text: text.trim(),
  };
}

/** Without the commit that a changelog names before a change, and the space before its further lines. */
const changeText = (item: string) =>
  item
    .replace(/^[0-9a-f]{7,40}: /, '')
    .replace(/^ {2}/gm, '')
    .trim();

/** What a part of a changelog lists below the heading of its kind; a text without one is a change by itself. */
function changesOf(name: PackageName, part: string): Change[] {
  const [heading = ''] = part.split('\n');
  const kind = /^### (\w+) Changes$/.exec(heading)?.[1]?.toLowerCase() ?? '';
  if (!isKind(kind)) {
    const text = part.trim();
    return text === '' ? [] : [{ packages: [name], kind: undefined, text }];
  }
  return part
    .split(/^- /m)
    .slice(1)
    .map(changeText)
    .filter((text) => !text.startsWith('Updated dependencies'))
    .map((text) => ({ packages: [name], kind, text }));
}

/** The versions of a package's `CHANGELOG.md`, the newest first. */
export function parseChangelog(name: PackageName, changelog: string): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [version = ''] = section.split('\n');
      const date = /^_(\d{4}-\d{2}-\d{2})_$/m.exec(section)?.[1];
      const body = section.slice(version.length).replace(/^_\d{4}-\d{2}-\d{2}_$/m, '');
      return {
        version: version.trim(),
        date,
        changes: body.split(/^(?=### )/m).flatMap((part) => changesOf(name, part)),
      };
    });
}

/** One list of changes: what two packages say alike is one change of both. */
function joined(changes: readonly Change[]): Change[] {
  return [...new Set(changes.map(({ text }) => text))].flatMap((text) => {
    const same = changes.filter((change) => change.text === text);
    const [first] = same;
    if (!first) return [];
    const kind = KINDS.find((one) => same.some((change) => change.kind === one));
    const packages = PACKAGES.filter((name) => same.some((it) => it.packages.includes(name)));
    return [{ ...first, kind, packages }];
  });
}

/** The versions of all packages, which are raised together. */
export function joinReleases(releases: readonly Release[]): Release[] {
  return [...new Set(releases.map(({ version }) => version))].map((version) => {
    const same = releases.filter((release) => release.version === version);
    return {
      version,
      date: same.find(({ date }) => date !== undefined)?.date,
      changes: joined(same.flatMap(({ changes }) => changes)),
    };
  });
}
