import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { raise } from '../../../packages/ui/raise.build.ts';

const ROOT = join(import.meta.dirname, '../../..');
export const PAGE_FOLDER = join(ROOT, 'test-results/layout-page');

/** Builds the page that renders each exported component over a server with nasty texts. */
export const buildPage = () =>
  build({
    root: join(ROOT, 'packages/ui/src/catalogue/layout'),
    configFile: false,
    logLevel: 'error',
    publicDir: join(ROOT, '.storybook/public'),
    plugins: [react(), vanillaExtractPlugin()],
    css: { postcss: { plugins: [raise()] } },
    resolve: { conditions: ['@chatdeck/source', 'module', 'browser', 'development|production'] },
    build: {
      outDir: PAGE_FOLDER,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 4_000,
    },
  });
