import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const readme = readFileSync(at('../README.md'), 'utf8');
const examples = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map((match) => match[1] ?? '');
const BROKEN = "import { noSuchThing } from '@chatdeck/sdk';\nnoSuchThing();";
const ENTRIES = [
  'index',
  'contract/index',
  'contract/openapi',
  'resources/index',
  'rules',
  'plain-rules',
  'config',
  'constants',
  'texts',
  'rule-texts',
  'entities',
  'cron/index',
  'simulate/index',
  'served/index',
  'changes',
  'languages/text-ids',
  'languages/zh-tw',
  'demo',
  'testing/index',
].map((entry) => at(`./${entry}.ts`));

/** The examples as modules in this folder, the broken one first. */
const modules = new Map(
  [BROKEN, ...examples].map((source, index) => [at(`readme-${index}.ts`), source]),
);

// Parsing the sources takes long, so all tests share one program.
let program: ts.Program;
beforeAll(() => {
  const { config } = ts.readConfigFile(at('../tsconfig.json'), ts.sys.readFile.bind(ts.sys)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, at('..'));
  const host = ts.createCompilerHost(options);
  const [read, exists] = [host.readFile.bind(host), host.fileExists.bind(host)];
  host.fileExists = (name) => modules.has(name) || exists(name);
  host.readFile = (name) => modules.get(name) ?? read(name);
  program = ts.createProgram([...ENTRIES, ...modules.keys()], options, host);
}, 60_000);

/** The names that an entry exports without documentation. */
function undocumented(entry: string): string[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} exports nothing`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    )
    .filter((symbol) => symbol.getDocumentationComment(checker).length === 0)
    .map((symbol) => symbol.name);
}

it('says of every export what it is', () => {
  const missing = ENTRIES.flatMap(undocumented);
  expect([...new Set(missing)]).toEqual([]);
}, 60_000);

describe('the README', () => {
  it('has examples that compile as they stand', () => {
    const [ofBroken, ...ofExamples] = [...modules.keys()].map((name) =>
      ts
        .getPreEmitDiagnostics(program, program.getSourceFile(name))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    );
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
