import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isChinese } from './convert.mjs';

// What the tables of the documentation are written from is no part of a page.
const NOT_SHIPPED =
  /\.(test|stories|fixtures|messages)\.tsx?$|\/(testing|demo|catalogue|guarantees|locales|languages)\/|\/demo\.ts$|\/docs\/(settings|failures)\//;
/** Those of the SDK that are tables as any other. */
const TABLES = /cron-reasons\.messages\.ts$/;

/** The files of a folder whose texts a reader sees. */
export const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && (!NOT_SHIPPED.test(file) || TABLES.test(file)))
    .sort();

/** The files of a folder that hold the texts of its components. */
export const messageFiles = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.messages.ts'))
    .map((file) => path.posix.join(folder, file))
    .sort();

/** The texts of a folder that stand beside their English, each once: `[Chinese, English]`. */
export function pairsIn(folder) {
  const pairs = new Map();
  for (const file of sourcesIn(folder)) {
    const text = readFileSync(file, 'utf8');
    if (!isChinese(text)) continue;
    pairsOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), (chinese, english) =>
      pairs.set(chinese, english),
    );
  }
  return pairs;
}

function pairsOf(source, add) {
  const constants = new Map();
  const pair = (chinese, english) => {
    const [zh, en] = [chinese, english].map((node) => unwrapped(node, constants));
    if (!zh || !en) return;
    if (ts.isStringLiteralLike(zh) && ts.isStringLiteralLike(en)) {
      if (isChinese(zh.text)) add(zh.text, en.text);
    } else if (ts.isObjectLiteralExpression(zh) && ts.isObjectLiteralExpression(en)) {
      for (const property of zh.properties) {
        const other = en.properties.find(
          ({ name }) => name?.getText() === property.name?.getText(),
        );
        if (other?.initializer && property.initializer)
          pair(property.initializer, other.initializer);
      }
    } else if (ts.isArrayLiteralExpression(zh) && ts.isArrayLiteralExpression(en)) {
      zh.elements.forEach((element, at) => en.elements[at] && pair(element, en.elements[at]));
    }
  };
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      constants.set(node.name.getText(), node.initializer);
    }
    if (ts.isObjectLiteralExpression(node)) {
      const of = (key) => node.properties.find(({ name }) => name && nameOf(name) === key);
      const [zh, en] = [of('zh-CN') ?? of('zh'), of('en')];
      if (zh && en) pair(zh.initializer ?? zh.name, en.initializer ?? en.name);
    }
    if (ts.isCallExpression(node)) {
      node.arguments.forEach((argument, at) => {
        const next = node.arguments[at + 1];
        const isPair = next && ts.isStringLiteralLike(argument) && ts.isStringLiteralLike(next);
        if (isPair && isChinese(argument.text) && !isChinese(next.text))
          add(argument.text, next.text);
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

const nameOf = (name) => (ts.isStringLiteral(name) ? name.text : name.getText());

/** What an expression stands for, where it names a constant of its file or asserts a type. */
function unwrapped(node, constants) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return unwrapped(node.expression, constants);
  if (ts.isIdentifier(node)) {
    const found = constants.get(node.text);
    return found && unwrapped(found, constants);
  }
  return node;
}
