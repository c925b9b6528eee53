import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const readme = readFileSync(at('../README.md'), 'utf8');
const examples = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map((match) => match[1] ?? '');

/** What the compiler says about modules that stand beside this file, for each of them. */
function problemsOf(sources: readonly string[]): string[][] {
  const { config } = ts.readConfigFile(at('../tsconfig.json'), ts.sys.readFile.bind(ts.sys)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, at('..'));
  const modules = new Map(sources.map((source, index) => [at(`readme-${index}.ts`), source]));
  const host = ts.createCompilerHost(options);
  const [read, exists] = [host.readFile.bind(host), host.fileExists.bind(host)];
  host.fileExists = (name) => modules.has(name) || exists(name);
  host.readFile = (name) => modules.get(name) ?? read(name);
  const program = ts.createProgram([...modules.keys()], options, host);
  return [...modules.keys()].map((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}

describe('the README', () => {
  it('has examples that compile as they stand', () => {
    const broken = "import { noSuchThing } from '@chatdeck/sdk';\nnoSuchThing();";
    const [ofBroken, ...ofExamples] = problemsOf([broken, ...examples]);
    expect(ofBroken).toEqual([expect.stringContaining('noSuchThing')]);
    expect(ofExamples).toEqual(examples.map(() => []));
  }, 60_000);

  it('names each entry of the package', () => {
    const { exports } = JSON.parse(readFileSync(at('../package.json'), 'utf8')) as {
      exports: Record<string, unknown>;
    };
    const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
    const named = [...readme.matchAll(/^\| `@chatdeck\/sdk(\S*)`/gm)].map(
      (match) => `.${match[1]}`,
    );
    expect(named.sort()).toEqual(entries.sort());
  });
});
