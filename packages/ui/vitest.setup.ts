import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
// Styles give their class names and no CSS: jsdom would compute it for each query.
import '@vanilla-extract/css/disableRuntimeStyles';
import { afterEach } from 'vitest';

// What comes a moment later comes later still on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
