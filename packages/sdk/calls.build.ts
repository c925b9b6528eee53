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
  // Of one plugin, all builds have the same contract.
  let contract: Promise<Contract> | undefined;
  const answers = new Map<string, Promise<string>>();

  async function loadCompiled({ path: module }: OnLoadArgs): Promise<OnLoadResult> {
    contract ??= readContract(SRC);
    const { modules, unchangedBy } = await contract;
    const calls = modules.get(module);
    if (!calls) throw new Error(`The contract has no module ${module}`);
    return { contents: callsModule(calls, module, unchangedBy), loader: 'js' };
  }

  async function loadDeclared({ path: module }: OnLoadArgs): Promise<OnLoadResult> {
    const code = answers.get(module) ?? bundleAnswers(module, SRC);
    answers.set(module, code);
    return { contents: await code, loader: 'js', resolveDir: SRC };
  }

  return {
    name: COMPILED,
    setup(build) {
      build.onResolve(
        { filter: /\.endpoints$/ },
        ({ importer, namespace, path: to, resolveDir }) => {
          if (namespace === COMPILED) return { path: to, namespace: DECLARED };
          if (!CLIENT.test(importer)) return undefined;
          const module = path.relative(SRC, path.join(resolveDir, to)).split(path.sep).join('/');
          return { path: module, namespace: COMPILED, sideEffects: false };
        },
      );
      build.onLoad({ filter: /.*/, namespace: COMPILED }, loadCompiled);
      build.onLoad({ filter: /.*/, namespace: DECLARED }, loadDeclared);
    },
  };
}
