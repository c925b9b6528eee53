import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ENTRIES = [
  'index',
  'contract/index',
  'contract/openapi',
  'resources/index',
  'rules',
  'constants',
  'texts',
  'entities',
  'cron/index',
  'testing/index',
].map((entry) => at(`../${entry}.ts`));

/** The names that an entry exports without a word of documentation. */
function undocumented(program: ts.Program, entry: string): string[] {
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
  const { config } = ts.readConfigFile(at('../../tsconfig.json'), ts.sys.readFile.bind(ts.sys)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, at('../..'));
  const program = ts.createProgram(ENTRIES, options);
  const missing = ENTRIES.flatMap((entry) => undocumented(program, entry));
  expect([...new Set(missing)]).toEqual([]);
}, 60_000);
