import mdx from '@mdx-js/rollup';
import extractToc from '@stefanprobst/rehype-extract-toc';
import exportToc from '@stefanprobst/rehype-extract-toc/mdx';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';

const SERVER = `http://127.0.0.1:${process.env.PORT ?? 7100}`;

const NO_STYLES = fileURLToPath(new URL('src/no-styles.css', import.meta.url));

/** What every page needs, in one file: each file is compressed by itself, and many small ones weigh more. */
const BASE = {
  name: 'base',
  test: /node_modules\/(@reduxjs|immer|react|react-dom|react-redux|react-router|redux|reselect|scheduler|use-sync-external-store)\//,
};

/** A build reads the packages as partners do, from their dist; `npm run dev` reads their source. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    {
      enforce: 'pre',
      ...mdx({
        remarkPlugins: [remarkGfm],
        rehypePlugins: [rehypeSlug, extractToc, exportToc],
      }),
    },
    react(),
    vanillaExtractPlugin({ identifiers: command === 'serve' ? 'debug' : 'short' }),
  ],
  resolve: {
    conditions: [
      ...(command === 'serve' ? ['@chatdeck/source'] : []),
      ...['module', 'browser', 'development|production'],
    ],
    // In source the styles come with their components.
    alias:
      command === 'serve'
        ? [{ find: '@chatdeck/ui/styles.layer.css', replacement: NO_STYLES }]
        : [],
  },
  server: {
    host: '127.0.0.1',
    port: 7101,
    proxy: { '/v1': SERVER, '/open': SERVER, '/files': SERVER, '/sandbox': SERVER },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { groups: [BASE] } } },
    }),
  },
}));
