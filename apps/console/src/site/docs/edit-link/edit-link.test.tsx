import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setPreferences } from '#preferences/preferences.ts';
import { repositoryUrl } from './read-repository';
import { EditLink } from './edit-link';

const ROOT = join(import.meta.dirname, '../../../../../..');
const HOST = 'https://git.example.com/a/chatdeck';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

describe('A page of the documentation', () => {
  it.each(['zh-CN', 'en'] as const)('leads to its source in %s', (locale) => {
    vi.stubEnv('VITE_REPOSITORY', HOST);
    setPreferences({ locale });
    render(<EditLink path="keyword" />);
    const href = screen.getByRole('link').getAttribute('href') ?? '';
    expect(href.startsWith(`${HOST}/edit/main/`)).toBe(true);
    expect(href).toContain(`/${locale}/`);
    expect(existsSync(join(ROOT, href.replace(`${HOST}/edit/main/`, '')))).toBe(true);
  });

  it('leads nowhere where the repository is unknown', () => {
    vi.stubEnv('VITE_REPOSITORY', '');
    render(<EditLink path="keyword" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('The page of the repository', () => {
  it.each([
    ['https://git.example.com/a/chatdeck.git', HOST],
    ['https://somebody:a-token@git.example.com/a/chatdeck', HOST],
    ['git@git.example.com:a/chatdeck.git', HOST],
    ['ssh://git@git.example.com:22/a/chatdeck.git', HOST],
    ['/srv/git/chatdeck', undefined],
    ['http://127.0.0.1:3000/a/chatdeck', undefined],
    ['http://git/a/chatdeck', undefined],
    ['', undefined],
  ])('of a clone of "%s"', (origin, url) => {
    expect(repositoryUrl({}, origin)).toBe(url);
  });

  it('is that of the workflow that builds', () => {
    const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'b/fork' };
    expect(repositoryUrl(env, 'https://git.example.com/a/chatdeck')).toBe(
      'https://github.com/b/fork',
    );
  });
});
