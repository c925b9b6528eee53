import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { raise } from '../packages/ui/raise.build.ts';
import { factsPlugin } from './docs/facts/facts-plugin';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./tokens/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), factsPlugin('packages/ui/src')],
      // As the built sheet is, so that stories can be shown in hosts with sheets of their own.
      css: { postcss: { plugins: [raise()] } },
      // Stories resolve to the sources, so that nothing has to be built first.
      resolve: { conditions: ['@chatdeck/source', 'module', 'browser', 'development|production'] },
      // Sheets of hosts stay as they are: some have hacks for old browsers that a minifier refuses.
      build: { chunkSizeWarningLimit: 4_000, cssMinify: false },
    }),
};

export default config;
