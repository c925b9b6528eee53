import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setPreferences } from '#preferences/preferences.ts';
import { LivePanel } from './live-panel';

afterEach(cleanup);

it(
  'The panel of the landing page is the real one, on data that lives in the page',
  { timeout: 60_000 },
  async () => {
    setPreferences({ locale: 'en' });
    render(<LivePanel />);
    expect(
      await screen.findByRole('button', { name: 'Add material' }, { timeout: 30_000 }),
    ).toBeTruthy();
  },
);
