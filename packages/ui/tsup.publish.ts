import { defineConfig } from 'tsup';
import { resolveAliases } from './declarations.build';
import { nameOf, sources, writeCssTypes } from './entries.build';
import { writeGlobal } from './global.build';

/** Adds to the modules what only a host needs: declarations, and the script for pages without a bundler. */
export default defineConfig(async () => {
  resolveAliases('.declarations');
  await writeCssTypes('dist');
  await writeGlobal('dist');
  return {
    format: 'esm',
    // What `tsc` wrote before: from the sources, each entry would make a program of its own, in minutes.
    entry: Object.fromEntries(
      sources.map(nameOf).map((name) => [name, `.declarations/${name}.d.ts`]),
    ),
    dts: {
      only: true,
      // tsup sets `baseUrl` for its declaration build, which TypeScript 6 reports as deprecated.
      compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] },
    },
  };
});
