/** Reads from the sources of the UI which resources of the client each public component calls, and with which calls. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const FOLDER = 'packages/ui';
const SRC = `${FOLDER}/src`;
/** What is no panel: controls, styles, and the client of the panels itself. */
const NO_PANELS = [
  '.',
  './primitives',
  './theme',
  './client',
  './locales',
  './elements',
  './hooks',
];
const IMPORT = /(?:from|import)\s*\(?\s*'([.#][^']+)'/g;
const TYPES_ONLY = /import type [^;]*;/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

const textOf = (file) => readFileSync(file, 'utf8').replace(TYPES_ONLY, '');
const fileAt = (stem) =>
  ENDINGS.map((ending) => stem + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file));
const importsOf = (file) =>
  [...textOf(file).matchAll(IMPORT)].flatMap(([, to]) => {
    const stem = to.startsWith('#') ? path.join(SRC, to.slice(1)) : path.join(file, '..', to);
    return fileAt(stem) ?? [];
  });

/** A file and all that it imports, at once or later. */
function filesFrom(start) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    importsOf(file).forEach(visit);
  };
  visit(start);
  return [...found];
}

/** The public components: `{ name, entry, file }`, the file that declares each. */
export function publicComponents() {
  const { exports } = JSON.parse(readFileSync(`${FOLDER}/package.json`, 'utf8'));
  return Object.entries(exports)
    .filter(([entry, target]) => target['@chatdeck/source'] && !NO_PANELS.includes(entry))
    .flatMap(([entry, target]) => {
      const source = path.join(FOLDER, target['@chatdeck/source']);
      return componentsIn(source).map((component) => ({ entry: entry.slice(2), ...component }));
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function componentsIn(source) {
  const text = readFileSync(source, 'utf8');
  const own = [...text.matchAll(/export (?:function|const) ([A-Z]\w*[a-z]\w*)\b/g)];
  const passed = [...text.matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(
    ([, names, from]) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]\w*[a-z]/.test(name))
        .map((name) => ({ name, file: declaring(path.join(source, '..', from), name) })),
  );
  return [...own.map(([, name]) => ({ name, file: source })), ...passed].filter(({ file }) => file);
}

/** The file that declares a component, through those that pass it on. */
function declaring(stem, name) {
  const file = fileAt(stem);
  if (file === undefined) return undefined;
  return componentsIn(file).find((component) => component.name === name)?.file;
}

/** The calls behind each endpoint of the store: `{ account: 'user', calls: ['account.info'] }` by `accountApi.user`. */
function storeEndpoints() {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.api.ts'))
    .map((file) => path.join(SRC, file));
  return new Map(files.flatMap(endpointsIn));
}

function endpointsIn(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
  );
  const text = source.getText();
  const found = [];
  const visit = (node, api) => {
    if (ts.isVariableDeclaration(node) && ts.isVariableStatement(node.parent.parent)) {
      api = node.name.getText();
    }
    if (ts.isPropertyAssignment(node) && isEndpoint(node)) {
      found.push([`${api}.${node.name.getText()}`, callsIn(node.initializer.getText(), text)]);
    }
    ts.forEachChild(node, (child) => visit(child, api));
  };
  visit(source);
  return found;
}

/** A property of the object that `endpoints` of `injectEndpoints` returns. */
function isEndpoint(node) {
  const value = node.initializer.getText();
  return /^build\.(query|mutation|infiniteQuery)\b/.test(value) || /^\w+\.\w+$/.test(value);
}

const callsIn = (value, text) => {
  const [, group, method] = /^(\w+)\.(\w+)$/.exec(value) ?? [];
  if (group !== undefined) {
    const made = new RegExp(`const ${group} = [\\s\\S]*?client\\) => client\\.(\\w+)\\)`).exec(
      text,
    );
    return made ? [`${made[1]}.${method}`] : [];
  }
  const direct = clientPaths(value);
  const helped = helpersIn(text)
    .filter(({ name }) => new RegExp(`\\b${name}\\(`).test(value))
    .flatMap(({ name, body }) => {
      const [, method] = new RegExp(`\\b${name}\\(client[^)]*\\)\\.(\\w+)`).exec(value) ?? [];
      return clientPaths(body).map((found) =>
        method === undefined ? found : `${found}.${method}`,
      );
    });
  return [...direct, ...helped];
};

const clientPaths = (text) =>
  [...text.matchAll(/\bclient\.(\w+(?:\.\w+)*)/g)].map(([, call]) => call);

/** The functions of a file that make calls for its endpoints. */
const helpersIn = (text) =>
  [...text.matchAll(/^(?:async )?(?:function|const) (\w+)[^]*?(?=^\S)/gm)]
    .map(([body, name]) => ({ name, body }))
    .filter(({ name, body }) => !name.endsWith('Api') && body.includes('client'));

const USED =
  /\b(\w+Api|openApi)\.(?:use(?:Lazy)?(\w+?)(?:Query|QueryState|QuerySubscription|Mutation)\b|endpoints\.(\w+))/g;
const lowered = (name) => name[0].toLowerCase() + name.slice(1);

/** Each public component with the calls that it can make, such as `material.list`, as the client names them. */
export function readPanels() {
  const endpoints = storeEndpoints();
  return publicComponents().map((component) => {
    const calls = filesFrom(component.file)
      .flatMap((file) => [...textOf(file).matchAll(USED)])
      .flatMap(([, api, hook, endpoint]) => {
        const name = `${api}.${endpoint ?? lowered(hook)}`;
        const found = endpoints.get(name);
        if (found === undefined) throw new Error(`${component.name} uses ${name}, unknown here`);
        return found;
      });
    return { ...component, calls: [...new Set(calls)].sort() };
  });
}
