import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
// Styles give their class names and no CSS: jsdom would compute it for each query.
import '@vanilla-extract/css/disableRuntimeStyles';
import { afterAll, afterEach, vi } from 'vitest';
import { stopServing } from './src/testing/with-backend.tsx';

// What comes a moment later comes later still on a busy machine.
configure({ asyncUtilTimeout: 15_000, getElementError: missingElement });
afterEach(() => {
  cleanup();
  // What is unmounted still gives back what it took of the page, and the files of a process share that page.
  vi.unstubAllGlobals();
  stopServing();
});
// What is announced is read out from an element that stays on the page, which the files of a process share.
afterAll(() => document.querySelectorAll('[data-live-announcer]').forEach((log) => log.remove()));

/** Prints the page once somebody reads it: a test that waits for an element fails to find it fifty times before. */
function missingElement(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, missingElement);
  let text: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
  });
  return error;
}
