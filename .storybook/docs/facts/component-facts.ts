import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import packageJson from '../../../packages/ui/package.json' with { type: 'json' };

const IMPORT = /(?:from|import)\s*\(?\s*'([.#][^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

const fileAt = (stem: string): string | undefined =>
  ENDINGS.map((ending) => stem + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file));

/**
 * A source file and all files of its package that it imports, directly or lazily: content by path. `#` resolves to
 * `src`.
 */
function sourcesFrom(src: string, start: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    const text = readFileSync(file, 'utf8');
    found.set(file, text);
    for (const [, to = ''] of text.matchAll(IMPORT)) {
      const next = fileAt(
        to.startsWith('#') ? path.join(src, to.slice(1)) : path.join(path.dirname(file), to),
      );
      if (next) visit(next);
    }
  };
  visit(start);
  return found;
}

/** Facts about a component, read from its sources. Paths are relative to `packages/ui/src`. */
export interface ComponentFacts {
  readonly file: string;
  /** The public subpath that exports it; null for an internal component. */
  readonly entry: string | null;
  /** Names of the tokens that its styles use. */
  readonly tokens: readonly string[];
  /** Files of the texts that it can show. */
  readonly messages: readonly string[];
}

/** Sources that belong to the provider rather than to the component. */
const SHARED = /\/(context|provider|theme)\//;
const STORIES = '.stories.tsx';

function matches(texts: readonly string[], pattern: RegExp): readonly string[] {
  const names = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(names)].sort();
}

/** Finds the file of a folder that declares a component. */
function declaringFile(folder: string, name: string): string | undefined {
  const declared = new RegExp(`export (?:default )?(?:function|const) ${name}\\b`);
  return readdirSync(folder)
    .filter((file) => /(?<!\.stories|\.test)\.tsx$/.test(file))
    .map((file) => path.join(folder, file))
    .find((file) => declared.test(readFileSync(file, 'utf8')));
}

/** The public subpaths of the package, without `./`, with their source files. */
function publicSources(src: string): readonly (readonly [entry: string, source: string])[] {
  return Object.entries(packageJson.exports).flatMap(([entry, target]) =>
    typeof target === 'object' && '@chatdeck/source' in target
      ? [[entry.slice(2), path.join(src, '..', target['@chatdeck/source'])] as const]
      : [],
  );
}

function entryOf(src: string, name: string): string | null {
  const exported = new RegExp(
    `export (?:\\{[^}]*\\b${name}\\b[^}]*\\}|(?:function|const) ${name}\\b)`,
  );
  const [entry] =
    publicSources(src).find(([, source]) => exported.test(readFileSync(source, 'utf8'))) ?? [];
  return entry ?? null;
}

function readFacts(src: string, file: string, name: string): ComponentFacts {
  const within = (absolute: string) => path.posix.relative(src, absolute);
  const own = [...sourcesFrom(src, file)].filter(([source]) => !SHARED.test(source));
  const texts = own.map(([, text]) => text);
  return {
    file: within(file),
    entry: entryOf(src, name),
    tokens: matches(texts, /\bvars\.(\w+)/g),
    messages: own.map(([source]) => within(source)).filter((s) => s.endsWith('.messages.ts')),
  };
}

/** The facts of every component with stories, by story title. */
export function allFacts(src: string): Readonly<Record<string, ComponentFacts>> {
  const stories = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(STORIES),
  );
  const facts: Record<string, ComponentFacts> = {};
  for (const story of stories) {
    const file = path.join(src, story);
    const [, title = ''] = /title: '([^']+)'/.exec(readFileSync(file, 'utf8')) ?? [];
    const name = title.split('/').at(-1) ?? '';
    const declaring = declaringFile(path.dirname(file), name);
    if (declaring) facts[title] = readFacts(src, declaring, name);
  }
  return facts;
}
