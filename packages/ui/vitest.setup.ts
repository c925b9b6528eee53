import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
// Styles give their class names and no CSS: jsdom would compute it for each query.
import '@vanilla-extract/css/disableRuntimeStyles';
import { afterAll, afterEach } from 'vitest';
import { stopServing } from './src/testing/with-backend.tsx';

// What comes a moment later comes later still on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
afterEach(() => {
  cleanup();
  stopServing();
});
// What is announced is read out from an element that stays on the page, which the files of a process share.
afterAll(() => document.querySelectorAll('[data-live-announcer]').forEach((log) => log.remove()));
