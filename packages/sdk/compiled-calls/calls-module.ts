import type { Endpoint } from '../src/core/endpoint';
import { createCheckWriter, type UnchangedBy } from './check-writer';

/** The calls of a resource by their verbs. */
export type Calls = Readonly<Record<string, Endpoint>>;

/** What goes into a compiled call as it is declared: what it takes to send it. */
const SENT = ['id', 'method', 'path', 'access', 'idempotent', 'stream', 'multipart'] as const;

/**
 * The source of a module that stands for a module of declared calls: the same exports, each call compiled. It imports that module
 * when a schema is needed.
 */
export function callsModule(
  exported: Readonly<Record<string, Calls>>,
  declaredIn: string,
  unchangedBy: UnchangedBy,
): string {
  const writer = createCheckWriter(unchangedBy);
  const groups = Object.entries(exported).map(([name, calls]) => {
    const entries = Object.entries(calls).map(([verb, call]) => {
      const sent = SENT.filter((key) => call[key] !== undefined).map(
        (key) => `${key}: ${JSON.stringify(call[key])}`,
      );
      const fits = `fits: (v) => ${writer.conditionOf(call.response)}`;
      const declaration = `declaration: () => declared().then((calls) => calls.${name}.${verb})`;
      return `  ${verb}: { ${[...sent, fits, declaration].join(', ')} },`;
    });
    return `export const ${name} = {\n${entries.join('\n')}\n};`;
  });
  const declared = `const declared = () => import(${JSON.stringify(declaredIn)});`;
  return [declared, ...writer.functions(), ...groups].join('\n');
}
