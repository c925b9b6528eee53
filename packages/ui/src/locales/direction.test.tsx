import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MaterialPanel } from '#features/material/index.ts';
import { show } from '#testing/with-backend.tsx';
import { ar } from './ar.fixtures.ts';

const directionOf = (element: HTMLElement) => element.closest('.cd-root')?.getAttribute('dir');

describe('A panel in a language from the right', () => {
  it('begins its lines on the right, in its dialogs too', async () => {
    const { user } = show(<MaterialPanel />, {}, { locale: ar });
    expect(directionOf(await screen.findByRole('heading', { name: 'المواد' }))).toBe('rtl');
    const [add] = await screen.findAllByRole('button', { name: 'Add material' });
    await user.click(add ?? document.body);
    expect(directionOf(await screen.findByRole('dialog'))).toBe('rtl');
  });

  it('begins them on the left while its texts are those of English', async () => {
    show(<MaterialPanel />, {}, { locale: 'he' });
    expect(directionOf(await screen.findByRole('heading', { name: 'Materials' }))).toBe('ltr');
  });
});

it('A panel in Chinese begins its lines on the left on a page from the right', async () => {
  document.documentElement.dir = 'rtl';
  show(<MaterialPanel />);
  expect(directionOf(await screen.findByRole('heading', { level: 1 }))).toBe('ltr');
  document.documentElement.dir = '';
});
