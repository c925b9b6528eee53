import { cleanup, render, screen } from '@testing-library/react';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { setPreferences } from '#preferences/preferences.ts';
import { EMBED_CODE, START_CODE } from './code-samples';
import { Proof } from './proof';
import { Questions } from './questions';

const ROOT = join(import.meta.dirname, '../../../../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

afterEach(cleanup);

const show = (locale: 'zh-CN' | 'en') => {
  setPreferences({ locale });
  render(
    <MemoryRouter>
      <Proof />
      <Questions />
    </MemoryRouter>,
  );
};

describe('The landing page', () => {
  it.each(['zh-CN', 'en'] as const)('has every picture that it shows in %s', (locale) => {
    show(locale);
    const pictures = [...document.querySelectorAll('img')].map((image) =>
      image.getAttribute('src'),
    );
    expect(pictures.length).toBeGreaterThan(8);
    for (const picture of pictures) {
      expect(picture).toContain(locale);
      expect(existsSync(join(ROOT, 'apps/console/public', `${picture}`)), `${picture}`).toBe(true);
    }
  });

  it('shows the code and the commands of the READMEs', () => {
    expect(read('packages/ui/README.md')).toContain(EMBED_CODE);
    expect(read('README.md')).toContain(START_CODE.replace('\n', ' && '));
  });

  it('unfolds what people ask, with the page that says more', () => {
    show('zh-CN');
    expect(screen.getByText('能接哪些 AI？').closest('details')).not.toBeNull();
    expect(screen.getByText('GPT 对话').getAttribute('href')).toBe('/docs/chatgpt');
  });
});
