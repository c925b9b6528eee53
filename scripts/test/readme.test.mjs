import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHIPPED_LOCALES } from '../../packages/sdk/src/core/locale.ts';
import { README_PICTURES, SCHEMES } from '../pictures/pictures.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const MOST_LINES = 150;
const MOST_BYTES = 120 * 1024;

const found = (pattern) => [...README.matchAll(pattern)].map(([, text]) => text);

/** The sources of a folder whose names fit, as one text. */
const sourcesOf = (folder, pattern) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'))
    .join('\n');

describe('The README', () => {
  it('is read in one go', () => {
    expect(README.split('\n').length).toBeLessThan(MOST_LINES);
  });

  it('has its parts, in the order in which they are asked for', () => {
    expect(found(/^## (.+)$/gm)).toEqual([
      'Two commands',
      'Five minutes',
      'Embed',
      'Host it yourself',
      'Scale out',
      'Compare',
      'Where things are',
      'Help',
    ]);
  });

  it('links only to what is in the repository', () => {
    const links = found(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g);
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter((link) => !existsSync(path.join(ROOT, link)))).toEqual([]);
  });

  it('shows every picture in light and dark, and they are small', () => {
    const shown = found(/(?:src|srcset)="([^"]+)"/g);
    const taken = README_PICTURES.flatMap(({ name, fileOf }) =>
      SCHEMES.map((scheme) => fileOf(name, scheme)),
    );
    expect(shown.toSorted()).toEqual(taken.toSorted());
    for (const file of taken) {
      expect(statSync(path.join(ROOT, file)).size).toBeLessThan(MOST_BYTES);
    }
    expect(found(/<img [^>]*alt="([^"]{40,})"/g)).toHaveLength(README_PICTURES.length);
  });

  it('names commands that there are', () => {
    const commands = found(/npm run ([\w-]+)/g);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('leads through the console by what stands on its screens', () => {
    const [, tour = ''] = /^## Five minutes\n([^]*?)^## /m.exec(README) ?? [];
    const named = [...tour.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name);
    const texts = sourcesOf('packages/ui/src', /\.messages\.ts$/);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !texts.includes(`'${name}'`))).toEqual([]);
  });

  it('counts the languages of the console as they are shipped', () => {
    const [, languages] = /^\| Languages of the console +\| (\d+) /m.exec(README) ?? [];
    expect(Number(languages)).toBe(SHIPPED_LOCALES.length);
  });

  it('says of what day the comparison is', () => {
    expect(README).toMatch(/^## Compare\n\n.*as of [A-Z][a-z]+ 20\d\d/m);
  });
});
