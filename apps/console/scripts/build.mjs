/** Builds the console, renders the public pages to HTML, and compresses what browsers request. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFolder } from './compress.mjs';
import { addPreloads } from './preloads.mjs';
import { prerender } from './prerender.mjs';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const rendererDir = join(root, 'node_modules/.prerender');

await build({ root, logLevel: 'warn' });
await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  // Bundles all dependencies into one file, which runs only once, here.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender/render-page.tsx',
    outDir: rendererDir,
    emptyOutDir: true,
    manifest: false,
  },
});
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
await prerender(dist, manifest, join(rendererDir, 'render-page.js'));
await addPreloads(dist, manifest);
await rm(rendererDir, { recursive: true });
await rm(join(dist, '.vite'), { recursive: true });
await compressFolder(dist);
