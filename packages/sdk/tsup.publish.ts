import { defineConfig } from 'tsup';
import { DEMO, ENTRIES } from './entries.build';

/** Adds the declarations to the modules. */
export default defineConfig({
  format: 'esm',
  // What `tsc` wrote before: from the sources, each entry would make a program of its own.
  entry: Object.fromEntries(
    [...ENTRIES, DEMO]
      .map((entry) => entry.replace(/^src\/|\.ts$/g, ''))
      .map((name) => [name, `.declarations/${name}.d.ts`]),
  ),
  dts: {
    only: true,
    // tsup sets `baseUrl` for its declaration build, which TypeScript 6 reports as deprecated.
    compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] },
  },
});
