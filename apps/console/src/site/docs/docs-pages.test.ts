import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PUBLIC_ROUTES } from '../../guard/public-routes';
import { DOCS } from './doc-groups';

const fileOf = (locale: string, path: string) =>
  join(import.meta.dirname, 'content', locale, `${path}.mdx`);

describe.each(DOCS)('the page of the documentation $path', ({ path, name, title }) => {
  it.each(['zh-CN', 'en'] as const)('has a text in %s that begins with its title', (locale) => {
    const file = fileOf(locale, path);
    expect(existsSync(file)).toBe(true);
    const text = readFileSync(file, 'utf8');
    const begin = text.split('\n').find((line) => line !== '' && !line.startsWith('import '));
    expect(begin).toBe(`# ${title[locale]}`);
    expect(text).toMatch(/^## /m);
  });

  it('has as many parts in both languages', () => {
    const parts = ['zh-CN', 'en'].map(
      (locale) => readFileSync(fileOf(locale, path), 'utf8').match(/^## /gm)?.length,
    );
    expect(parts[0]).toBe(parts[1]);
  });

  it('needs no login', () => {
    expect(PUBLIC_ROUTES).toContain(name);
  });
});
