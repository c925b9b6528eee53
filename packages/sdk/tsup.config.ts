import { build } from 'esbuild';
import { defineConfig } from 'tsup';
import { compiledCalls } from './calls.build';
import { DEMO, ENTRIES } from './entries.build';

/**
 * Everything of the demo in one file, which shares nothing with the others: a page that does not show it has no smaller chunks
 * because of it, and downloads none of it.
 */
async function buildDemo(): Promise<void> {
  await build({
    entryPoints: [DEMO],
    outdir: 'dist',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    charset: 'utf8',
  });
}

/** What a program runs; `tsup.publish.ts` adds the declarations. */
export default defineConfig({
  // Each resource in files of its own, so that a page downloads those of its own panels only.
  entry: [...ENTRIES, 'src/resources/*/*.{constants,endpoints,resource,rules,schema}.ts'],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  // Chinese as it is: escaped, it is a tenth longer even in gzip.
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
  esbuildPlugins: [compiledCalls()],
  onSuccess: buildDemo,
});
