import mdx from '@mdx-js/rollup';
import extractToc from '@stefanprobst/rehype-extract-toc';
import exportToc from '@stefanprobst/rehype-extract-toc/mdx';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { changes } from './changes.build.ts';
import { docSections } from './docs-sections.build.ts';
import { originOfClone, repositoryUrl } from './src/site/docs/edit-link/read-repository.ts';
import { cellLabels } from './src/site/docs/text/cell-labels.ts';
import { words } from './words.build.ts';
import { defineConfig, type Rolldown } from 'vite';

const SERVER = `http://127.0.0.1:${process.env.PORT ?? 7100}`;

const sourceOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * In development, styles are imported with their components; the theme is aliased by file, so that both compilers know
 * it by the same name.
 */
const SOURCE_STYLES = [
  { find: '@chatdeck/ui/styles.layer.css', replacement: sourceOf('src/no-styles.css') },
  { find: '@chatdeck/ui/theme', replacement: sourceOf('../../packages/ui/src/theme/index.ts') },
];

/** The pages of visitors who have not logged in. */
const PUBLIC_PAGE = /\/pages\/(login|sign-up)-page\.tsx$/;

/** The frame of the console, the page that a login leads to, and what that page loads after its first paint. */
const FRAME = /\/console-shell\.tsx$/;
const HOME = /\/dashboard-screen\.js$/;
const ATTENTION = /\/attention-part\.js$/;

/** Names the group of the modules that some pages import, in any number of steps. */
const nameOf =
  (name: string, pages: RegExp) =>
  (id: string, graph: Rolldown.ChunkingContext): string | undefined => {
    const seen = new Set<string>();
    const waiting = [id];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (pages.test(next)) return name;
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...(graph.getModuleInfo(next)?.importers ?? []));
    }
    return undefined;
  };

/**
 * Without groups, modules are split wherever the pages that use them differ: 508 files, 110 of them for a page, which
 * wait for each other on six connections. Code that every page needs is two files, that of most pages four more, and the
 * frame and the home page two others, which `preloads.mjs` names in the page. Lower share counts load more than
 * they save (docs/decisions/0008).
 */
const GROUPS = [
  {
    name: 'base',
    test: /node_modules\/(@reduxjs|immer|react|react-dom|react-redux|react-router|redux|reselect|scheduler|use-sync-external-store)\//,
  },
  // Otherwise the group includes imports that the first page never uses.
  { name: 'console', tags: ['$initial' as const], includeDependenciesRecursively: false },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
  {
    name: nameOf('public', PUBLIC_PAGE),
    debugName: 'public',
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  { name: 'common', minShareCount: 30, includeDependenciesRecursively: false },
  { name: 'frequent', minShareCount: 20, includeDependenciesRecursively: false },
  { name: nameOf('frame', FRAME), debugName: 'frame', includeDependenciesRecursively: false },
  { name: nameOf('home', HOME), debugName: 'home', includeDependenciesRecursively: false },
  {
    name: nameOf('attention', ATTENTION),
    debugName: 'attention',
    includeDependenciesRecursively: false,
  },
];

/** A build reads the packages from their dist, as partners do; `npm run dev` reads their source. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    changes(),
    words(),
    {
      enforce: 'pre',
      ...mdx({
        remarkPlugins: [remarkGfm],
        rehypePlugins: [rehypeSlug, extractToc, exportToc, cellLabels],
      }),
    },
    docSections(),
    react(),
    vanillaExtractPlugin({ identifiers: command === 'serve' ? 'debug' : 'short' }),
  ],
  define: {
    'import.meta.env.VITE_REPOSITORY': JSON.stringify(
      repositoryUrl(process.env, originOfClone()) ?? '',
    ),
  },
  resolve: {
    conditions: [
      ...(command === 'serve' ? ['@chatdeck/source'] : []),
      'module',
      'browser',
      'development|production',
    ],
    // In development, styles are imported with their components.
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
