import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/session-store';
import { LazyConsoleShell } from './lazy-console-shell';

const EARLY = join(import.meta.dirname, '../../public/early.js');

// Code that never arrives.
vi.mock('./console-shell', () => new Promise(() => {}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  session.start('a token', 'a user');
});
afterEach(() => {
  cleanup();
  session.end();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const outline = () => document.querySelector('.console-outline');

it('is there 200 ms after the page was opened, whatever the code of the console does', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await import(/* @vite-ignore */ EARLY);
  vi.advanceTimersByTime(199);
  expect(outline()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(outline()).toHaveAttribute('role', 'status');
});

it('is there 200 ms after a log-in, while the layout loads', () => {
  render(<LazyConsoleShell />);
  act(() => void vi.advanceTimersByTime(199));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveClass('console-outline');
});
