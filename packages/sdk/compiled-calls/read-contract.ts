import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '../src/core/endpoint';
import { bundleModule } from './bundle-module';
import type { Calls } from './calls-module';
import type { UnchangedBy } from './check-writer';

/** The declared calls of the contract by the modules that export them, such as `resources/group/group.endpoints`. */
export interface Contract {
  readonly modules: ReadonlyMap<string, Readonly<Record<string, Calls>>>;
  readonly unchangedBy: UnchangedBy;
}

interface Executed {
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly unchangedBy: UnchangedBy;
}

/** Executes the modules of the contract that are in a folder of sources, all with the same zod. */
export async function readContract(src: string): Promise<Contract> {
  const names = readdirSync(path.join(src, 'resources'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.endpoints.ts'))
    .map((file) => `resources/${file.split(path.sep).join('/').replace(/\.ts$/, '')}`);
  const { modules, unchangedBy } = await execute(src, names);
  return {
    modules: new Map(names.map((name) => [name, callsOf(modules[name] ?? {})])),
    unchangedBy,
  };
}

async function execute(src: string, names: readonly string[]): Promise<Executed> {
  const imports = names.map((name, at) => `import * as module${at} from './${name}';`);
  const entries = names.map((name, at) => `${JSON.stringify(name)}: module${at}`);
  const contents = `${imports.join('\n')}
export { unchangedBy } from './core/as-is';
export const modules = { ${entries.join(', ')} };`;
  const code = Buffer.from(await bundleModule(contents, src)).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as Executed;
}

/** The exports of a module that hold calls and nothing else. */
function callsOf(module: Readonly<Record<string, unknown>>): Record<string, Calls> {
  return Object.fromEntries(
    Object.entries(module).filter((entry): entry is [string, Calls] => isCalls(entry[1])),
  );
}

const isCalls = (value: unknown): value is Calls =>
  typeof value === 'object' && value !== null && Object.values(value).every(isEndpoint);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'response' in value && 'access' in value;
