import path from 'node:path';
import ts from 'typescript';
import { isChinese, toTaiwan } from './convert.mjs';

const MESSAGES = 'defineMessages';

/** The tables of texts that a file defines: the name of each, its component's id and its Chinese texts. */
export function tablesIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const tables = source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!initializer || !ts.isCallExpression(initializer)) return [];
      if (initializer.expression.getText() !== MESSAGES) return [];
      const [id, chinese] = initializer.arguments;
      return [{ name: name.getText(), id: id.text, chinese }];
    }),
  );
  return { source, tables };
}

/** The module that holds the texts of several files, `{ file, text }`, in Traditional Chinese. */
export function messageModule(files) {
  const parts = files.map(({ file, text }) => {
    const { source, tables } = tablesIn(file, text);
    const { imports, statements } = neededBy(source, tables);
    return { file, tables, imports, statements };
  });
  const types = parts.map(({ file, tables }) => ({
    from: alias(file),
    names: tables.map(({ name }) => name),
  }));
  const values = parts.flatMap(({ file, imports }) =>
    imports.map(({ from, names }) => ({ from: resolved(file, from), names })),
  );
  return [
    '// Written by `npm run zh-tw`.',
    "import type { LanguageTexts } from '#messages';",
    ...importLines('import type', types),
    ...importLines('import', values),
    '',
    ...parts.flatMap(({ tables, statements }) => [
      ...statements.map((statement) => written(statement, false)),
      ...tables.map(
        ({ name, chinese }) =>
          `export const ${shortName(name)}: LanguageTexts<typeof ${name}> = ${withoutUnused(written(chinese, true))};`,
      ),
    ]),
    '',
  ].join('\n');
}

/** One line for each module that names come from. */
const importLines = (how, imports) =>
  [...new Set(imports.map(({ from }) => from))].map((from) => {
    const names = imports.filter((other) => other.from === from).flatMap(({ names }) => names);
    return `${how} { ${[...new Set(names)].join(', ')} } from '${from}';`;
  });

/** A spread that was left out may have been all that the wording was for. */
const withoutUnused = (code) =>
  code.split('wording').length === 2 ? code.replace('(wording)', '()') : code;

/** Whether a property is a text that reads the same in both scripts: a pack leaves it to the Chinese texts. */
export const isAlike = (node) =>
  ts.isPropertyAssignment(node) &&
  ts.isStringLiteralLike(node.initializer) &&
  toTaiwan(node.initializer.text) === node.initializer.text &&
  // What a table has in objects of its own is taken from a pack as a whole.
  !ts.isPropertyAssignment(node.parent.parent);

/** What a table is called in the pack. */
export const shortName = (name) => name.replace(/Messages$/, 'Texts');

const alias = (file) => `#${file.replace('packages/ui/src/', '')}`;
const resolved = (file, from) =>
  from.startsWith('.')
    ? `${alias(path.posix.join(path.posix.dirname(file), from))}${from.endsWith('.ts') ? '' : '.ts'}`
    : from;

/** A node's source with its texts in Traditional Chinese; `isTyped` by its context, so that parameters need no types. */
function written(node, isTyped) {
  const source = node.getSourceFile();
  const edits = [];
  const edit = (from, to, text) => void edits.push({ from, to, text });
  const visit = (part) => {
    if (isTyped && ts.isParameter(part) && part.type) edit(part.name.end, part.type.end, '');
    if (isTyped && ts.isSpreadAssignment(part)) return edit(part.getStart(), part.end + 1, '');
    if (isTyped && isAlike(part)) return edit(part.getFullStart(), part.end + 1, '');
    const isText =
      ts.isStringLiteral(part) ||
      ts.isNoSubstitutionTemplateLiteral(part) ||
      ts.isTemplateHead(part) ||
      ts.isTemplateMiddle(part) ||
      ts.isTemplateTail(part);
    if (isText && isChinese(part.getText())) {
      edit(part.getStart(), part.end, toTaiwan(part.getText()));
    }
    ts.forEachChild(part, visit);
    return undefined;
  };
  visit(node);
  const start = node.getStart();
  return edits
    .sort((one, other) => other.from - one.from)
    .reduce(
      (text, { from, to, text: by }) => text.slice(0, from - start) + by + text.slice(to - start),
      source.text.slice(start, node.end),
    );
}

/** The imports and the private declarations of a file that its Chinese texts are made with. */
function neededBy(source, tables) {
  const declared = new Map();
  const imported = new Map();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = statement.moduleSpecifier.text;
      for (const { name } of statement.importClause?.namedBindings?.elements ?? [])
        if (from !== '#messages' || name.text !== MESSAGES) imported.set(name.text, from);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations)
        declared.set(name.getText(), statement);
    } else if (statement.name) declared.set(statement.name.text, statement);
  }
  const statements = new Set();
  const names = new Set();
  const follow = (node, isTyped) => {
    if (isTyped && (ts.isTypeNode(node) || ts.isSpreadAssignment(node))) return;
    const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
    if (ts.isIdentifier(node) && !isKey && !isMember) {
      const { text } = node;
      const statement = declared.get(text);
      if (imported.has(text)) names.add(text);
      else if (statement && !statements.has(statement)) {
        statements.add(statement);
        ts.forEachChild(statement, (child) => follow(child, false));
      }
    }
    ts.forEachChild(node, (child) => follow(child, isTyped));
  };
  tables.forEach(({ chinese }) => follow(chinese, true));
  const sources = [...new Set([...names].map((name) => imported.get(name)))];
  return {
    statements: source.statements.filter((statement) => statements.has(statement)),
    imports: sources.map((from) => ({
      from,
      names: [...names].filter((name) => imported.get(name) === from),
    })),
  };
}
