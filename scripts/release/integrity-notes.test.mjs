import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hashesOf, noteHashes, withHashes } from './integrity-notes.mjs';

const FILES = {
  'chatdeck.global.js': 'console.log(1)',
  'chatdeck.global.dev.js': 'console.log(1); console.error(2)',
  'styles.css': '.cd-root{}',
  'global/part-A.js': 'export {}',
};
const hash = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const HASHES = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, hash(text)]));

/** A built package, but for the change. */
function build(files = {}, hashes = HASHES) {
  const folder = mkdtempSync(path.join(tmpdir(), 'chatdeck-hashes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'global'));
  const all = { ...FILES, 'integrity.json': JSON.stringify(hashes), ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(path.join(folder, name), text);
  return folder;
}

/** Release notes as `gh` has them. */
function releaseOf(body) {
  const asked = [];
  return {
    asked,
    notes: () => body,
    gh: (args, input) => {
      asked.push(args.slice(0, 3).join(' '));
      if (args[1] === 'edit') body = input;
      return body;
    },
  };
}

describe('The release notes', () => {
  const PUBLISHED = [
    { name: '@chatdeck/sdk', version: '2.1.0' },
    { name: '@chatdeck/ui', version: '2.1.0' },
  ];

  it('have the tags to copy, with the hashes of the files that were published', () => {
    const release = releaseOf('### Minor Changes\n\n- Something new');
    noteHashes(PUBLISHED, build(), release.gh);
    expect(release.asked).toEqual([
      'release view @chatdeck/ui@2.1.0',
      'release edit @chatdeck/ui@2.1.0',
    ]);
    expect(release.notes()).toMatch(/^### Minor Changes\n\n- Something new\n/);
    expect(release.notes()).toContain(
      `src="https://unpkg.com/@chatdeck/ui@2.1.0/dist/chatdeck.global.js"\n  integrity="${HASHES['chatdeck.global.js']}"`,
    );
    expect(release.notes()).toContain(
      `src="https://unpkg.com/@chatdeck/ui@2.1.0/dist/chatdeck.global.dev.js"\n  integrity="${HASHES['chatdeck.global.dev.js']}"`,
    );
    expect(release.notes()).toContain(
      `href="https://unpkg.com/@chatdeck/ui@2.1.0/dist/styles.css"\n  integrity="${HASHES['styles.css']}"`,
    );
    expect(release.notes()).toContain(
      `| \`global/part-A.js\` | \`${HASHES['global/part-A.js']}\` |`,
    );
  });

  it('have them once, also when the workflow runs again', () => {
    const once = withHashes('Notes', HASHES, '2.1.0');
    expect(withHashes(once, HASHES, '2.1.0')).toBe(once);
  });

  it('stay as they are when only another package was published', () => {
    const release = releaseOf('Notes');
    noteHashes([{ name: '@chatdeck/sdk', version: '2.1.0' }], '/nowhere', release.gh);
    expect(release.asked).toEqual([]);
  });
});

describe('The hashes of a release', () => {
  it.each(Object.keys(FILES))('are refused when %s is not what was hashed', (name) => {
    expect(() => hashesOf(build({ [name]: 'other' }))).toThrow(
      `The hash of ${name} is not that of the file`,
    );
  });

  it.each(['chatdeck.global.js', 'chatdeck.global.dev.js', 'styles.css'])(
    'are refused without %s',
    (name) => {
      const others = Object.fromEntries(Object.entries(HASHES).filter(([file]) => file !== name));
      expect(() => hashesOf(build({}, others))).toThrow(`${name} has no hash`);
    },
  );
});
