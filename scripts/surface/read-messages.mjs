/** Reads which texts of a package a host can override: the tables declared in its source. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const byId = (one, other) => (one.id < other.id ? -1 : 1);

/** Each table of `*.messages.ts` under a folder: its id, and its texts with their parameters as declared. */
export function readMessages(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.messages.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return tablesOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    })
    .sort(byId);
}

function tablesOf(source) {
  const tables = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages') {
      const [id, table] = node.arguments;
      tables.push({ id: id.text, messages: messagesOf(table).sort() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tables;
}

/** `name` for a text, `name(parameters)` for a function, and the expression for texts that are spread in. */
function messagesOf(table) {
  const object = findObject(table);
  if (object === undefined) return [oneLine(table)];
  return object.properties.map((property) => {
    const name = property.name?.getText();
    const value = ts.isMethodDeclaration(property) ? property : property.initializer;
    if (name === undefined) return oneLine(property);
    if (value === undefined || !ts.isFunctionLike(value)) return name;
    return `${name}(${value.parameters.map(oneLine).join(', ')})`;
  });
}

/** The object that the function of a table returns. */
function findObject(node) {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isArrowFunction(node)) return findObject(node.body);
  if (ts.isParenthesizedExpression(node)) return findObject(node.expression);
  if (!ts.isBlock(node)) return undefined;
  const answer = node.statements.find(ts.isReturnStatement)?.expression;
  return answer && findObject(answer);
}

const oneLine = (node) => node.getText().replace(/\s+/g, ' ');
