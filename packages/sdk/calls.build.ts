import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OnLoadArgs, OnLoadResult, Plugin } from 'esbuild';
import { bundleAnswers } from './compiled-calls/bundle-module';
import { callsModule } from './compiled-calls/calls-module';
import { readContract, type Contract } from './compiled-calls/read-contract';

const SRC = fileURLToPath(new URL('./src/', import.meta.url));
/** The modules of a client; all others take the calls as they are declared. */
const CLIENT = /(\.resource|-client)\.ts$/;
const COMPILED = 'compiled-calls';
const DECLARED = 'declared-calls';

/**
 * Gives clients their calls without the schemas: whoever embeds a panel downloads neither zod nor the rules of forms before an
 * answer or a dialog needs them.
 */
export function compiledCalls(): Plugin {
  return {
    name: COMPILED,
    setup(build) {
      let contract: Promise<Contract> | undefined;
      build.onStart(() => {
        contract = undefined;
      });
      build.onResolve(
        { filter: /\.endpoints$/ },
        ({ importer, namespace, path: to, resolveDir }) => {
          if (namespace === COMPILED) return { path: to, namespace: DECLARED };
          if (!CLIENT.test(importer)) return undefined;
          const module = path.relative(SRC, path.join(resolveDir, to)).split(path.sep).join('/');
          return { path: module, namespace: COMPILED, sideEffects: false };
        },
      );
      build.onLoad({ filter: /.*/, namespace: COMPILED }, async ({ path: module }) => {
        contract ??= readContract(SRC);
        const { modules, unchangedBy } = await contract;
        const calls = modules.get(module);
        if (!calls) throw new Error(`The contract has no module ${module}`);
        return { contents: callsModule(calls, module, unchangedBy), loader: 'js' };
      });
      build.onLoad({ filter: /.*/, namespace: DECLARED }, loadDeclared);
    },
  };
}

async function loadDeclared({ path: module }: OnLoadArgs): Promise<OnLoadResult> {
  return { contents: await bundleAnswers(module, SRC), loader: 'js', resolveDir: SRC };
}
