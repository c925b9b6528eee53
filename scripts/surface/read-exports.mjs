/** Reads the exports of a package from its manifest and its built types. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  // DOM types are referenced but not expanded.
  lib: ['lib.es2022.d.ts'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const byName = (one, other) => (one.name < other.name ? -1 : 1);

/** Each subpath of a built package with its exports: `{ name, kind, props }`; only components have props. */
export function readExports(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries(manifest.exports)
    .filter(([subpath, { types }]) => types !== undefined && !subpath.endsWith('.css'))
    .map(([subpath, { types }]) => ({
      name: path.posix.join(manifest.name, subpath),
      file: path.resolve(folder, types),
    }));
  const program = ts.createProgram({
    rootNames: entries.map(({ file }) => file),
    options: OPTIONS,
  });
  const checker = program.getTypeChecker();
  return entries.sort(byName).map(({ name, file }) => {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} is not there: build the package first.`);
    const module = checker.getSymbolAtLocation(source);
    const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
    return { name, exports: symbols.map((symbol) => describe(checker, symbol)).sort(byName) };
  });
}

function describe(checker, exported) {
  const name = exported.getName();
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return { name, kind: 'type' };
  if ((symbol.flags & ts.SymbolFlags.Class) !== 0) return { name, kind: 'class' };
  const type = checker.getTypeOfSymbol(symbol);
  // React's `ComponentType` is a class or a function.
  const [signature] = (type.isUnion() ? type.types : [type]).flatMap((one) =>
    one.getCallSignatures(),
  );
  if (signature === undefined) return { name, kind: 'constant' };
  if (/^use[A-Z]/.test(name)) return { name, kind: 'hook' };
  if (!/^[A-Z][A-Za-z0-9]*[a-z]/.test(name)) return { name, kind: 'function' };
  return { name, kind: 'component', props: propsOf(checker, signature) };
}

/** The props that a component declares itself, without those inherited from React and libraries. */
function propsOf(checker, signature) {
  const [parameter] = signature.getParameters();
  if (parameter === undefined) return [];
  return checker
    .getPropertiesOfType(checker.getTypeOfSymbol(parameter))
    .filter(({ declarations = [] }) => !declarations.every(isForeign))
    .map((prop) => ({
      name: prop.getName(),
      isOptional: (prop.flags & ts.SymbolFlags.Optional) !== 0,
      type: typeText(checker, prop),
    }))
    .sort(byName);
}

const isForeign = (declaration) => declaration.getSourceFile().fileName.includes('/node_modules/');

/** The type as declared: the compiler prints union members in an order that depends on the program. */
function typeText(checker, prop) {
  // Each member of a union of props declares its own.
  const declared = (prop.declarations ?? []).flatMap(({ type }) => (type ? [type.getText()] : []));
  const text =
    [...new Set(declared)].join(' | ') ||
    checker.typeToString(checker.getTypeOfSymbol(prop), undefined, ts.TypeFormatFlags.NoTruncation);
  // The type bundler appends numbers to names that collide in one file.
  return text
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/\$\d+\b/g, '');
}
