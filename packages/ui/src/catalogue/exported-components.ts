import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A component of an entry of this package. */
export interface ExportedComponent {
  readonly entry: string;
  readonly name: string;
}

/** Every component that `exports` of the package.json offers, read from the modules themselves. */
export async function exportedComponents(): Promise<readonly ExportedComponent[]> {
  const found = await Promise.all(
    sources().map(async ([entry, source]) => {
      const module: unknown = await import(/* @vite-ignore */ join(ROOT, source));
      return Object.entries(Object(module) as Record<string, unknown>)
        .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
        .map(([name]) => ({ entry, name }));
    }),
  );
  return found.flat();
}

function sources(): readonly (readonly [entry: string, source: string])[] {
  const parsed: unknown = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { exports } = Object(parsed) as { readonly exports: Readonly<Record<string, unknown>> };
  return Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target !== null && '@chatdeck/source' in target
      ? [[entry, String(target['@chatdeck/source'])] as const]
      : [],
  );
}
