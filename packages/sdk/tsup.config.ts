import { build } from 'esbuild';
import { defineConfig } from 'tsup';
import { compiledCalls } from './calls.build';

const ENTRIES = [
  'src/index.ts',
  'src/contract/index.ts',
  'src/contract/openapi.ts',
  'src/resources/index.ts',
  'src/lazy.ts',
  'src/changes.ts',
  'src/audit.ts',
  'src/news.ts',
  'src/operator.ts',
  'src/scopes.ts',
  'src/skill.ts',
  'src/rules.ts',
  'src/plain-rules.ts',
  'src/config.ts',
  'src/constants.ts',
  'src/texts.ts',
  'src/rule-texts.ts',
  'src/languages/text-ids.ts',
  'src/languages/zh-tw.ts',
  'src/entities.ts',
  'src/cron/index.ts',
  'src/simulate/index.ts',
  'src/served/index.ts',
  'src/testing/index.ts',
];

const DEMO = 'src/demo.ts';

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
  dts: {
    // What `tsc` wrote before: from the sources, each entry would make a program of its own.
    entry: Object.fromEntries(
      [...ENTRIES, DEMO]
        .map((entry) => entry.replace(/^src\/|\.ts$/g, ''))
        .map((name) => [name, `.declarations/${name}.d.ts`]),
    ),
    // tsup sets `baseUrl` for its declaration build, which TypeScript 6 reports as deprecated.
    compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] },
  },
});
