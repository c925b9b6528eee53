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

const sourceOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** In source the styles come with their components; the theme goes by its file, which both compilers then know by one name. */
const SOURCE_STYLES = [
  { find: '@chatdeck/ui/styles.layer.css', replacement: sourceOf('src/no-styles.css') },
  { find: '@chatdeck/ui/theme', replacement: sourceOf('../../packages/ui/src/theme/index.ts') },
];

/** What every page needs comes in two files: each file is compressed by itself, and many small ones weigh more. */
const GROUPS = [
  {
    name: 'base',
    test: /node_modules\/(@reduxjs|immer|react|react-dom|react-redux|react-router|redux|reselect|scheduler|use-sync-external-store)\//,
  },
  // Without this, it takes in what its modules name and the first page never uses.
  { name: 'console', tags: ['$initial' as const], includeDependenciesRecursively: false },
];

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
      'module',
      'browser',
      'development|production',
    ],
    // In source the styles come with their components.
    alias: command === 'serve' ? SOURCE_STYLES : [],
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
      rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
    }),
  },
}));
