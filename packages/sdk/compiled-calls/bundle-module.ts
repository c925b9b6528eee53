import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { withoutRequests } from './without-requests';

/** The code of a module in one file with all that it imports. */
export const bundleModule = (contents: string, resolveDir: string): Promise<string> =>
  bundle(contents, resolveDir, []);

/**
 * The declared calls of a module in one file with all that their answers need but zod. What a client loads for an unusual answer
 * has no file in common with dialogs, to which bundlers would otherwise add the rules of all other forms.
 */
export const bundleAnswers = (module: string, resolveDir: string): Promise<string> =>
  bundle(`export * from './${module}';`, resolveDir, [answersAlone]);

const answersAlone: Plugin = {
  name: 'answers-alone',
  setup(build) {
    build.onResolve({ filter: /^zod/ }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /[.-]endpoints\.ts$/ }, async ({ path }) => ({
      contents: withoutRequests(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

async function bundle(
  contents: string,
  resolveDir: string,
  plugins: readonly Plugin[],
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    plugins: [...plugins],
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
