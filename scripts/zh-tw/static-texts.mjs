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

/** What an expression stands for, where it names a constant of its file, or a part of one, or asserts a type. */
function unwrapped(node, constants) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return unwrapped(node.expression, constants);
  if (ts.isIdentifier(node)) {
    const found = constants.get(node.text);
    return found && unwrapped(found, constants);
  }
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    return partOf(node, constants);
  }
  return ts.isTemplateExpression(node) ? filledIn(node, constants) : node;
}

function partOf(node, constants) {
  const whole = unwrapped(node.expression, constants);
  const key = nameOf(ts.isElementAccessExpression(node) ? node.argumentExpression : node.name);
  const part =
    whole && ts.isObjectLiteralExpression(whole)
      ? whole.properties.find(({ name }) => name && nameOf(name) === key)
      : undefined;
  return part?.initializer && unwrapped(part.initializer, constants);
}

/** A text with others in it. What only the running code knows must be a place of the text, such as `{count}`. */
function filledIn({ head, templateSpans }, constants) {
  const parts = templateSpans.map(({ expression, literal }) => {
    const part = unwrapped(expression, constants);
    if (!part || !ts.isStringLiteralLike(part)) {
      // One without Chinese is a part of a program, such as a URL.
      if (![head, ...templateSpans.map((span) => span.literal)].some(({ text }) => isChinese(text)))
        return '';
      throw new Error(`No text can be written of \`${head.text}\${${expression.getText()}}…\``);
    }
    return part.text + literal.text;
  });
  return ts.factory.createStringLiteral([head.text, ...parts].join(''));
}
