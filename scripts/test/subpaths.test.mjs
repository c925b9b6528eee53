import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FEATURES = './src/features/';
const { exports } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8'));

const kebab = (name) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** The names that a module declares and exports. */
const exportedNames = (text) =>
  [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);

/** What does not follow the rule: the subpath is the folder, and the file is called as what it exports, or `index`. */
function strayedSubpaths(entries, read) {
  return entries
    .filter(([, source]) => source?.startsWith(FEATURES))
    .filter(([subpath, source]) => {
      const { dir, name } = path.posix.parse(source.slice(FEATURES.length));
      const isNamed = name === 'index' || exportedNames(read(source)).map(kebab).includes(name);
      return `./${dir}` !== subpath || !isNamed;
    })
    .map(([subpath]) => subpath);
}

const read = (source) => readFileSync(path.join('packages/ui', source), 'utf8');

it('A public subpath of the UI is the folder of its feature, and its file is called as what it exports', () => {
  const entries = Object.entries(exports).map(([at, to]) => [at, to['@chatdeck/source']]);
  expect(strayedSubpaths(entries, read)).toEqual([]);
  const component = () => 'export function OrdersScreen() {}';
  const strayed = [
    ['./order/records', `${FEATURES}order/orders-screen.tsx`],
    ['./order', `${FEATURES}order/order-list.tsx`],
  ];
  expect(strayedSubpaths(strayed, component)).toEqual(['./order/records', './order']);
});

/** The documents that people follow, with the commands and imports that they name. */
const DOCUMENTS = [
  'README.md',
  'AGENTS.md',
  'ARCHITECTURE.md',
  'packages/sdk/README.md',
  'packages/ui/README.md',
  'apps/server/README.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
/** The scripts that a document may mean: those of the repository, and those of its own package. */
const scriptsOf = (...folders) =>
  Object.assign(
    {},
    ...folders
      .map((folder) => path.join(folder, 'package.json'))
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')).scripts),
  );
const found = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

it.each(DOCUMENTS)('%s names commands and subpaths that there are', (document) => {
  const text = readFileSync(document, 'utf8');
  const scripts = scriptsOf('.', path.dirname(document));
  const commands = found(
    text,
    /\bnpm (?:run (?:--\S+ )*)?(start|test|(?<=run [^`\n]*)[a-z][\w-]+)/g,
  );
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const subpaths = found(text, /@chatdeck\/ui(\/[a-z-]+(?:\/[a-z-]+)*)(?![\w.*/-])/g);
  expect(subpaths.filter((name) => !(`.${name}` in exports))).toEqual([]);
});
