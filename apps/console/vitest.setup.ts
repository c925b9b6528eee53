import { configure } from '@testing-library/react';
// Styles produce class names but no CSS, which jsdom would compute for each query.
import '@vanilla-extract/css/disableRuntimeStyles';

// What comes a moment later comes later still on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
