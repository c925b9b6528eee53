import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateChangelogs, dated } from './date-changelogs.mjs';
import { nameRepository } from './name-repository.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PACKAGES = ['sdk', 'ui'];
const DATE = '2026-01-31';
/** A change of each kind, so that the test says something right after a release too. */
const PROBES = {
  'probe-both.md':
    "'@chatdeck/sdk': minor\n'@chatdeck/ui': minor\n---\n\nA probe for both packages.",
  'probe-fix.md': "'@chatdeck/ui': patch\n---\n\nA probe that mends the panels.",
};

let copy;
const read = (...file) => readFileSync(path.join(copy, ...file), 'utf8');
const manifestOf = (name) => JSON.parse(read('packages', name, 'package.json'));
const run = (program, ...args) =>
  execFileSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    // A release asks nobody for versions: whoever would, fails at once.
    env: {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:9',
      HTTPS_PROXY: 'http://127.0.0.1:9',
    },
  });

/** The first line of each change that waits for a release, with the packages that it is for. */
const pending = () =>
  readdirSync(path.join(copy, '.changeset'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const [, front = '', text = ''] =
        /^---\n([^]*?)---\n+([^]*)$/.exec(read('.changeset', file)) ?? [];
      const names = [...front.matchAll(/@chatdeck\/(\w+)/g)].map(([, name]) => name);
      return { names, line: text.trim().split('\n')[0] ?? '' };
    });

/** Only what versions are made of: no sources, and the programs by a link. */
function copyRepository() {
  copy = mkdtempSync(path.join(tmpdir(), 'chatdeck-release-'));
  for (const file of ['package.json', '.prettierrc.json', '.changeset']) {
    cpSync(path.join(ROOT, file), path.join(copy, file), { recursive: true });
  }
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(path.join(ROOT, group))) {
      mkdirSync(path.join(copy, group, name), { recursive: true });
      for (const file of ['package.json', 'CHANGELOG.md']) {
        const from = path.join(ROOT, group, name, file);
        if (existsSync(from)) cpSync(from, path.join(copy, group, name, file));
      }
    }
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  for (const [file, text] of Object.entries(PROBES)) {
    writeFileSync(path.join(copy, '.changeset', file), `---\n${text}\n`);
  }
  // Changelogs name the commits of their changes, so there has to be one.
  writeFileSync(path.join(copy, '.gitignore'), 'node_modules\n');
  run('git', 'init', '--quiet', '--initial-branch', 'main');
  run('git', 'add', '--all');
  const author = ['-c', 'user.name=Release', '-c', 'user.email=release@example.com'];
  run('git', ...author, 'commit', '--quiet', '--message', 'Release');
}

describe('A release', () => {
  let before;
  let changes;

  beforeAll(() => {
    copyRepository();
    before = manifestOf('sdk').version;
    changes = pending();
    run(process.execPath, 'node_modules/@changesets/cli/bin.js', 'version');
    dateChangelogs(copy, DATE);
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('raises both packages to one version', () => {
    const [major = '0', minor = '0'] = before.split('.');
    const raised = manifestOf('sdk').version;
    expect([`${major}.${Number(minor) + 1}.0`, `${Number(major) + 1}.0.0`]).toContain(raised);
    expect(manifestOf('ui').version).toBe(raised);
    expect(manifestOf('ui').dependencies['@chatdeck/sdk']).toBe(`^${raised}`);
  });

  it('keeps the apps with the packages of the repository, and does not version them', () => {
    for (const name of ['console', 'server']) {
      const now = JSON.parse(read('apps', name, 'package.json'));
      const then = JSON.parse(readFileSync(path.join(ROOT, 'apps', name, 'package.json'), 'utf8'));
      expect(now.version).toBe(then.version);
      expect(now.dependencies['@chatdeck/sdk']).toBe(manifestOf('sdk').version);
    }
  });

  it.each(PACKAGES)('puts every change of @chatdeck/%s into its changelog, dated', (name) => {
    const newest = read('packages', name, 'CHANGELOG.md').split(/^(?=## )/m)[1] ?? '';
    expect(newest).toMatch(new RegExp(`^## ${manifestOf(name).version}\n\n_${DATE}_\n`));
    const due = changes.filter(({ names }) => names.includes(name)).map(({ line }) => line);
    expect(due).toContain('A probe for both packages.');
    // A line may be broken elsewhere in a list.
    const flat = newest.replace(/\s+/g, ' ');
    expect(due.filter((line) => !flat.includes(line))).toEqual([]);
  });

  it('keeps what the changelogs had', () => {
    for (const name of PACKAGES) {
      const file = path.join(ROOT, 'packages', name, 'CHANGELOG.md');
      const older = readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
        .join('');
      expect(read('packages', name, 'CHANGELOG.md')).toContain(older);
    }
  });

  it('leaves no change that waits', () => {
    expect(changes.length).toBeGreaterThan(1);
    expect(pending()).toEqual([]);
  });

  it('raises both packages for a change of one', () => {
    const [major, minor] = manifestOf('ui').version.split('.');
    writeFileSync(path.join(copy, '.changeset/probe-fix.md'), `---\n${PROBES['probe-fix.md']}\n`);
    run(process.execPath, 'node_modules/@changesets/cli/bin.js', 'version');
    for (const name of PACKAGES) expect(manifestOf(name).version).toBe(`${major}.${minor}.1`);
  }, 60_000);
});

describe('The date of a release', () => {
  it('stands below its heading, once', () => {
    const once = dated('# p\n\n## 2.0.0\n\n### Minor\n\n## 1.0.0\n\nFirst.\n', DATE);
    expect(once).toBe(`# p\n\n## 2.0.0\n\n_${DATE}_\n\n### Minor\n\n## 1.0.0\n\nFirst.\n`);
    expect(dated(once, '2027-01-01')).toBe(once);
    expect(dated('# p\n', DATE)).toBe('# p\n');
  });
});

describe('The repository of a published package', () => {
  it('is the one of the workflow, as npm asks of a provenance', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'chatdeck-publish-'));
    mkdirSync(path.join(root, 'packages/sdk'), { recursive: true });
    const file = path.join(root, 'packages/sdk/package.json');
    writeFileSync(file, '{ "name": "@chatdeck/sdk" }');
    nameRepository(root, 'https://git.example.com/some/fork');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      name: '@chatdeck/sdk',
      homepage: 'https://git.example.com/some/fork/tree/main/packages/sdk#readme',
      bugs: { url: 'https://git.example.com/some/fork/issues' },
      repository: {
        type: 'git',
        url: 'git+https://git.example.com/some/fork.git',
        directory: 'packages/sdk',
      },
    });
    rmSync(root, { recursive: true });
  });
});
